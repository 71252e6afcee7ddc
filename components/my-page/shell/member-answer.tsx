import type { ReactNode } from 'react';
import { answerUnavailable } from '@/lib/request/page-answer';
import type { MemberLoad } from '@/lib/session/load-for-member';
import { RenewMember } from './renew-member';
import { Unavailable } from './unavailable';

export interface MemberAnswerProps<T> {
  load: Promise<MemberLoad<T>>;
  known?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page of one call: 200 with its data, 503 when the hub failed, or the renewal of an expired token. */
export async function MemberAnswer<T>({ load, known, children }: MemberAnswerProps<T>) {
  const answer = await load;
  if (answer.state === 'ready') return children(answer.data);
  if (answer.state === 'defer') return <RenewMember />;
  answerUnavailable();
  return (
    <>
      {known}
      <Unavailable />
    </>
  );
}
