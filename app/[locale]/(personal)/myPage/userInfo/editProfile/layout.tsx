import type { ReactNode } from 'react';
import { ProofScope } from '@/components/my-page/profile/proof-scope';

/** Stays while the parts of the profile change places: the password is asked for once. */
export default function EditProfileLayout({ children }: { children: ReactNode }) {
  return <ProofScope>{children}</ProofScope>;
}
