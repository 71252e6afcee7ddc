'use client';

import { createContext, type ReactNode, use, useState } from 'react';

/**
 * Proves to the hub that the member has typed the password again; null before and after. In memory only: it ends with
 * the page, the session, and after ten minutes at the hub.
 */
export type PasswordProof = string | null;

const Proof = createContext<[PasswordProof, (proof: PasswordProof) => void] | null>(null);

export function ProofScope({ children }: { children: ReactNode }) {
  const state = useState<PasswordProof>(null);
  return <Proof value={state}>{children}</Proof>;
}

export function usePasswordProof(): [PasswordProof, (proof: PasswordProof) => void] {
  const state = use(Proof);
  if (state === null) throw new Error('the proof of the password is asked for outside of ProofScope');
  return state;
}
