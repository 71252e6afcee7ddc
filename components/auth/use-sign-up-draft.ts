import { useEffect, useState } from 'react';
import { readSignUpDraft, type SignUpDraft } from '@/lib/account/sign-up-draft';

/** What this tab had stored of the sign-up when the component was mounted; null before hydration. */
export function useSignUpDraft(): SignUpDraft | null {
  const [draft, setDraft] = useState<SignUpDraft | null>(null);
  useEffect(() => setDraft(readSignUpDraft()), []);
  return draft;
}
