import { useCallback, useEffect, useRef, useState } from 'react';
import { emptySignUpDraft, readSignUpDraft, type SignUpDraft, writeSignUpDraft } from '@/lib/account/sign-up-draft';

/** What was typed on the sign-up pages; `ready` once storage has been read. */
export function useSignUpDraft() {
  const [state, setState] = useState({ draft: emptySignUpDraft, ready: false });
  const latest = useRef(emptySignUpDraft);
  useEffect(() => {
    // A field may have been filled before this ran: its value is newer.
    const typed = Object.fromEntries(Object.entries(latest.current).filter(([, value]) => value.length > 0));
    latest.current = { ...readSignUpDraft(), ...typed };
    setState({ draft: latest.current, ready: true });
  }, []);
  const change = useCallback((part: Partial<SignUpDraft>) => {
    // From the ref, not from the render: two fields may change in one tick.
    latest.current = { ...latest.current, ...part };
    writeSignUpDraft(latest.current);
    setState((before) => ({ ...before, draft: latest.current }));
  }, []);
  return { ...state, change };
}
