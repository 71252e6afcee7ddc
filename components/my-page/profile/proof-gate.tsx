import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { passwordProofAtom } from '@/lib/my-page/password-proof';
import { PasswordQuestion } from './password-question';

export interface ProofGateProps {
  membershipId: string;
  children: (proof: string) => ReactNode;
}

/**
 * The password question, and behind it the form. Where the proof runs out the question comes back, and the form
 * stays mounted behind it with everything that was typed.
 */
export function ProofGate({ membershipId, children }: ProofGateProps) {
  const proof = useAtomValue(passwordProofAtom);
  const [last, setLast] = useState(proof);
  if (proof !== null && proof !== last) setLast(proof);
  return (
    <>
      {proof === null && <PasswordQuestion membershipId={membershipId} again={last !== null} />}
      {last !== null && <div hidden={proof === null}>{children(last)}</div>}
    </>
  );
}
