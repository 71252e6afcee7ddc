'use client';

import { createContext, type ReactNode, use, useState } from 'react';

/**
 * Shows the hub that the member has typed the password again; null before, and once it is over. It is kept in memory
 * only: it ends with the page, the session, and after ten minutes at the hub.
 */
export type PasswordProof = string | null;

const Proof = createContext<[PasswordProof, (proof: PasswordProof) => void] | null>(null);

/** Where the proof of the password is remembered: for the parts of the profile, until this member or the page goes. */
export function ProofScope({ children }: { children: ReactNode }) {
  const state = useState<PasswordProof>(null);
  return <Proof value={state}>{children}</Proof>;
}

/** The proof and what changes it. */
export function usePasswordProof(): [PasswordProof, (proof: PasswordProof) => void] {
  const state = use(Proof);
  if (state === null) throw new Error('the proof of the password is asked for outside of ProofScope');
  return state;
}
