import type { ReactNode } from 'react';
import { Renewal } from '@/components/layout/renewal';
import { firstAnswer } from '@/lib/my-page/first-answer';
import type { Load } from '@/lib/request/load';
import { answerUnavailable } from '@/lib/request/page-answer';
import { Unavailable } from './unavailable';

export interface MemberPageProps {
  /** The calls without which there is nothing to show. */
  loads: readonly Promise<Load<unknown>>[];
  /** Of a layout: shown when all failed. The page below decides the status. */
  failure?: ReactNode;
  children: ReactNode;
}

/**
 * A page of several calls: 200 once one of them has answered, 503 when all failed, or the renewal of an expired token.
 */
export async function MemberPage({ loads, failure, children }: MemberPageProps) {
  const answer = await firstAnswer(loads);
  if (answer === 'renew') return <Renewal />;
  if (answer === 'ready') return children;
  if (failure !== undefined) return failure;
  answerUnavailable();
  return <Unavailable />;
}
