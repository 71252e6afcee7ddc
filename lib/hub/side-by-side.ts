import 'server-only';
import { visitorSignal } from '@/lib/request/page-answer';
import { HubError } from './hub-error';

class Decided<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super('decided by one of several calls');
    this.outcome = outcome;
  }
}

/**
 * Runs calls of one page side by side. Once one has failed, or has decided what comes of the page, the others are
 * ended, because their answers are not needed. @returns what `calls` return, or what was decided
 */
export async function sideBySide<T>(
  calls: (signal: AbortSignal, decide: (outcome: T) => never) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const visitor = visitorSignal();
  const leave = () => ended.abort(visitor?.reason);
  if (visitor?.aborted) leave();
  else visitor?.addEventListener('abort', leave, { once: true });
  const decide = (outcome: T): never => {
    throw new Decided(outcome);
  };
  try {
    return await calls(ended.signal, decide);
  } catch (error) {
    ended.abort(new HubError('timeout', { endpoint: 'ended with another call' }));
    if (error instanceof Decided) return error.outcome;
    throw error;
  } finally {
    visitor?.removeEventListener('abort', leave);
  }
}
