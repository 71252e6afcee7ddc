import type { ReactNode } from 'react';
import { firstAnswer } from '@/lib/my-page/first-answer';
import { loadsOfPage } from '@/lib/my-page/load-of-page';
import { answerUnavailable } from '@/lib/request/page-answer';
import type { MemberLoad } from '@/lib/session/member-load';
import { RenewMember } from './renew-member';
import { Unavailable } from './unavailable';

export interface MemberPageProps {
  /** The calls without which the page has nothing to show; for a layout, those beside the page's own. */
  loads: readonly Promise<MemberLoad<unknown>>[];
  children: ReactNode;
}

/**
 * A page of several calls: 200 once one of them has answered, 503 when all failed, or the renewal of an expired token.
 */
export async function MemberPage({ loads, children }: MemberPageProps) {
  const answer = await firstAnswer([...loads, ...loadsOfPage()]);
  if (answer === 'defer') return <RenewMember />;
  if (answer === 'ready') return children;
  answerUnavailable();
  return <Unavailable />;
}
