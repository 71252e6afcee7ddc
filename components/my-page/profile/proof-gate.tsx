import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showResult } from '@/components/ui/show-result';
import { PasswordQuestion } from './password-question';
import { usePasswordProof } from './proof-scope';

export interface ProofGateProps {
  membershipId: string;
  note?: ReactNode;
  children: (proof: string) => ReactNode;
}

/**
 * The password question, then the form. When the proof expires the question returns; the form stays mounted behind it.
 */
export function ProofGate({ membershipId, note, children }: ProofGateProps) {
  const [proof] = usePasswordProof();
  const [last, setLast] = useState(proof);
  if (proof !== null && proof !== last) setLast(proof);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A form that continues after a reload has the focus in its field already.
    if (proof !== null && !form.current?.contains(document.activeElement)) showResult(form.current);
  }, [proof]);
  return (
    <>
      {proof === null && <PasswordQuestion membershipId={membershipId} again={last !== null} note={note} />}
      {last !== null && (
        <div ref={form} tabIndex={-1} hidden={proof === null} className="focus:outline-none">
          {children(last)}
        </div>
      )}
    </>
  );
}
