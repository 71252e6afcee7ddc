import 'server-only';
import { unreadAnswers } from '@/lib/hub/contract/enquiry';
import { memberLoad } from '@/lib/session/prefetch';

/** For the mark in the menu: none where nobody can say. */
export async function loadUnreadAnswers(): Promise<number> {
  const answer = await memberLoad(unreadAnswers, {});
  return answer.state === 'ready' ? answer.data.count : 0;
}
