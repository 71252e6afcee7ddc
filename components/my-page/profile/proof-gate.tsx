import { type ReactNode, useState } from 'react';
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
  return (
    <>
      {proof === null && <PasswordQuestion membershipId={membershipId} again={last !== null} note={note} />}
      {last !== null && <div hidden={proof === null}>{children(last)}</div>}
    </>
  );
}
