import type { ReactNode } from 'react';
import { Renewal } from '@/components/layout/renewal';
import { firstAnswer } from '@/lib/my-page/first-answer';
import type { Load } from '@/lib/request/load';
import { answerUnavailable } from '@/lib/request/page-answer';
import { Unavailable } from './unavailable';

export interface MemberAnswerProps<T> {
  load: Promise<Load<T>>;
  /** Of a page about a number: 404, shown where it does not exist. */
  notFound?: ReactNode;
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

interface MemberPageProps {
  /** The calls without which there is nothing to show. */
  loads: readonly Promise<Load<unknown>>[];
  /** Of a layout: shown when all failed. The page below decides the status. */
  failure?: ReactNode;
  children: ReactNode;
}

/** A page of several calls: 200 once one of them has answered, 503 when all failed, or the renewal of an expired token. */
export async function MemberPage({ loads, failure, children }: MemberPageProps) {
  const answer = await firstAnswer(loads);
  if (answer === 'renew') return <Renewal />;
  if (answer === 'ready') return children;
  if (failure !== undefined) return failure;
  answerUnavailable();
  return <Unavailable />;
}
