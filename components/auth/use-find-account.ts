import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import type { BodyOf, ResponseOf } from '@/lib/hub/contract/endpoint';
import type { findAccount } from '@/lib/hub/contract/member';

export interface FindAccountValues {
  type: 'id' | 'password';
  memberName: string;
  memberEmail: string;
  membershipId?: string;
}

export type FindAccountResult = { type: 'id'; maskedMembershipId: string } | { type: 'password'; email: string };

interface FindAccount {
  find: (values: FindAccountValues) => Promise<void>;
  startAgain: () => void;
  pending: boolean;
  failure: string | null;
  result: FindAccountResult | null;
}

const idle = { pending: false, failure: null, result: null };

function bodyOf({ type, memberName, memberEmail, membershipId }: FindAccountValues): BodyOf<typeof findAccount> {
  const person = { type, memberName: memberName.trim(), memberEmail: memberEmail.trim() };
  return type === 'password' ? { ...person, membershipId: membershipId?.trim() } : person;
}

/** The account look-up: one request at a time, and failures as sentences. */
export function useFindAccount(): FindAccount {
  const t = useTranslations('auth.findAccount');
  const problems = useTranslations('problems');
  const underWay = useRef(false);
  const [state, setState] = useState<Omit<FindAccount, 'find' | 'startAgain'>>(idle);

  async function find(values: FindAccountValues): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ ...idle, pending: true });
    try {
      const path = '/api/hub/membership/member/find/account';
      const { data } = await bffPost<{ data: ResponseOf<typeof findAccount> }>(path, bodyOf(values));
      setState({ ...idle, ...outcomeOf(values, data) });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      setState({ ...idle, failure: sentenceFor(error) });
    } finally {
      underWay.current = false;
    }
  }

  function outcomeOf(values: FindAccountValues, data: ResponseOf<typeof findAccount>) {
    // Whether such a member exists is told by mail only; the page says the same either way.
    if (values.type === 'password') return { result: { type: 'password' as const, email: values.memberEmail.trim() } };
    const { maskedMembershipId } = data;
    return maskedMembershipId ? { result: { type: 'id' as const, maskedMembershipId } } : { failure: t('notFound') };
  }

  function sentenceFor(problem: ProblemError): string {
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return problems('rateLimitedFor', { minutes });
    const key = problemMessageKey(problem);
    if (key === 'notFound') return t('notFound');
    return key === 'unavailable' ? t('errors.hubUnavailable') : problems(key);
  }

  return { find, startAgain: () => setState(idle), ...state };
}
