import type { ReactNode } from 'react';
import { firstAnswer } from '@/lib/my-page/first-answer';
import { loadsOfPage } from '@/lib/my-page/load-of-page';
import type { MemberLoad } from '@/lib/my-page/member-load';
import { answerUnavailable } from '@/lib/request/page-answer';
import { RenewMember } from './renew-member';
import { Unavailable } from './unavailable';

export interface MemberPageProps {
  /** The calls without which the page has nothing to show; of a layout, those beside the one that its page names. */
  loads: readonly Promise<MemberLoad<unknown>>[];
  children: ReactNode;
}

/**
 * The sections of a page, once one of its calls has told how the page is answered: 200 with its sections, 503 when
 * every call failed, or the one renewal of an expired token in place of all sections.
 */
export async function MemberPage({ loads, children }: MemberPageProps) {
  const answer = await firstAnswer([...loads, ...loadsOfPage()]);
  if (answer === 'defer') return <RenewMember />;
  if (answer === 'ready') return children;
  answerUnavailable();
  return <Unavailable />;
}
