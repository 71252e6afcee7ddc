import 'server-only';
import { visitorSignal } from '@/lib/observability/personal-page';
import { HubError } from './hub-error';

/**
 * Runs calls of one page side by side: as soon as one has failed the others are ended, because nobody will read their
 * answers, and the hub is not kept at work for a page that has been answered.
 * @param calls is given the signal for each of its calls; it ends with the visitor, too
 * @throws whatever `calls` throws
 */
export async function sideBySide<T>(calls: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const failed = new AbortController();
  const visitor = visitorSignal();
  try {
    return await calls(visitor ? AbortSignal.any([visitor, failed.signal]) : failed.signal);
  } catch (error) {
    // A failure of the hub, as `visitorSignal` has it: whatever else is thrown would become an error of the page.
    failed.abort(new HubError('timeout', { endpoint: 'ended with another call' }));
    throw error;
  }
}
