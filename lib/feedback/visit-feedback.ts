import { isProblemError } from '@/lib/bff/problem-error';
import type { FollowUp } from './follow-up';
import { openBeside, openHere, sendFeedbackRequest } from './open-feedback';
import { forgetFollowUp, readFollowUp, storeFollowUp } from './stored-follow-up';

/** `new`: in the window that was opened for it; `followUp`: from the tab that a follow-up's link has led to. */
export type FeedbackKind = 'new' | 'followUp';

/**
 * - `opening`: also while the page is being left
 * - `blocked`: it needs a click of the member
 * - `mismatch`: the follow-up is another customer's; what was stored of it is cleared
 * - `closed`, `down`: there is no feedback site, or it does not answer
 */
export type FeedbackVisitState =
  | { at: 'opening' | 'opened' | 'missing' | 'mismatch' | 'closed' | 'down' | 'unavailable' | 'limited' }
  | { at: 'blocked'; address: string };

function stateAfter(error: unknown, followUp: FollowUp | null): FeedbackVisitState {
  if (!isProblemError(error)) throw error;
  if (error.code === 'session_expired' || error.code === 'login_required') {
    // The end of the session has cleared it; it has not been compared with a member yet, and is kept for the login.
    if (followUp) storeFollowUp(followUp);
    return { at: 'opening' };
  }
  return { at: error.code === 'rate_limited' ? 'limited' : 'unavailable' };
}

export async function visitFeedback(kind: FeedbackKind): Promise<FeedbackVisitState> {
  const followUp = kind === 'followUp' ? readFollowUp() : null;
  if (kind === 'followUp' && followUp === null) return { at: 'missing' };
  try {
    const answer = await sendFeedbackRequest(followUp);
    if (answer.state === 'mismatch') forgetFollowUp();
    if (answer.state !== 'open') return { at: answer.state };
    if (kind === 'new') return { at: openHere(answer.address) === 'opened' ? 'opened' : 'opening' };
    const { address } = answer;
    return openBeside(address) === 'opened' ? { at: 'opened' } : { at: 'blocked', address };
  } catch (error) {
    return stateAfter(error, followUp);
  }
}
