import type { ReactNode } from 'react';
import { Renewal } from '@/components/layout/renewal';
import type { Load } from '@/lib/request/load';
import { answerUnavailable } from '@/lib/request/page-answer';
import { Unavailable } from './unavailable';

export interface MemberAnswerProps<T> {
  load: Promise<Load<T>>;
  /** Of a page about a number: 404, shown where it does not exist. */
  notFound?: ReactNode;
  /** Shown above the failure. */
  known?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page of one call: 200 with its data, 503 when the hub failed, or the renewal of an expired token. */
export async function MemberAnswer<T>({ load, notFound, known, children }: MemberAnswerProps<T>) {
  const answer = await load;
  if (answer.state === 'ready') return children(answer.data);
  if (answer.state === 'renew') return <Renewal />;
  if (answer.state === 'notFound' && notFound) return notFound;
  answerUnavailable();
  return (
    <>
      {known}
      <Unavailable />
    </>
  );
}
