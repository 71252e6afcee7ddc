import ky from 'ky';
import { bffPost } from '@/lib/bff/bff-client';
import { appView } from '@/lib/channel/app-view';
import { openInApp } from '@/lib/native-bridge/native-actions';
import { handlers } from '@/lib/routes/handlers';
import type { FeedbackAnswer, FollowUp } from './follow-up';

const SITE_DEADLINE_MS = 5_000;

/** Does the site answer this device? What it answers is not ours to read. */
async function isReachable(address: string): Promise<boolean> {
  const probe = { mode: 'no-cors', cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  try {
    // The bare site: no token is sent before its window exists.
    await ky(new URL('/', address), { ...probe, retry: 0, timeout: SITE_DEADLINE_MS });
    return true;
  } catch {
    return false;
  }
}

export type PreparedFeedback = FeedbackAnswer | { state: 'down' };

export async function sendFeedbackRequest(followUp: FollowUp | null): Promise<PreparedFeedback> {
  const answer = await bffPost<FeedbackAnswer>(handlers.session.feedback, followUp ? { followUp } : {});
  if (answer.state === 'open' && !(await isReachable(answer.address))) return { state: 'down' };
  return answer;
}

/** Outside an app's web view, in a browser without an opener. @returns `blocked` outside a click */
export function openBeside(address: string): 'opened' | 'blocked' {
  if (appView() !== null) {
    // Older apps without the message: in place of the page, which Back returns to.
    if (!openInApp(address)) window.location.assign(address);
    return 'opened';
  }
  // With `noopener` in its features `window.open` would not say whether there is a window.
  const opened = window.open('', '_blank');
  if (opened === null) return 'blocked';
  opened.opener = null;
  opened.location.replace(address);
  return 'opened';
}

/** Opens the feedback site in this window, which was opened for it; an app shows it outside the web view. */
export function openHere(address: string): 'opened' | 'leaving' {
  if (appView() !== null && openInApp(address)) return 'opened';
  window.location.replace(address);
  return 'leaving';
}
