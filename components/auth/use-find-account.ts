import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import type { AccountByMail } from '@/lib/hub/contract/find-account';

export interface FindAccountValues {
  memberName: string;
  memberEmail: string;
  membershipId?: string;
}

interface FindAccount {
  find: (values: FindAccountValues) => Promise<void>;
  startAgain: () => void;
  pending: boolean;
  failure: string | null;
  /** Where a mail is sent if there is such a member; the page says the same either way. */
  sentTo: string | null;
}

const idle = { pending: false, failure: null, sentTo: null };

function bodyOf(type: AccountByMail['type'], values: FindAccountValues): AccountByMail {
  const person = { memberName: values.memberName.trim(), memberEmail: values.memberEmail.trim() };
  return type === 'id' ? { type, ...person } : { type, ...person, membershipId: (values.membershipId ?? '').trim() };
}

export function useFindAccount(type: AccountByMail['type']): FindAccount {
  const t = useTranslations('auth.findAccount');
  const problems = useTranslations('problems');
  const underWay = useRef(false);
  const [state, setState] = useState<Omit<FindAccount, 'find' | 'startAgain'>>(idle);

  async function find(values: FindAccountValues): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ ...idle, pending: true });
    try {
      const body = bodyOf(type, values);
      await bffPost('/api/guest/account', body);
      setState({ ...idle, sentTo: body.memberEmail });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      setState({ ...idle, failure: sentenceFor(error) });
    } finally {
      underWay.current = false;
    }
  }

  function sentenceFor(problem: ProblemError): string {
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return problems('rateLimitedFor', { minutes });
    const key = problemMessageKey(problem);
    return key === 'unavailable' ? t('errors.hubUnavailable') : problems(key);
  }

  return { find, startAgain: () => setState(idle), ...state };
}
