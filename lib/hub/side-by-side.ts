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
 * Runs the calls of a page concurrently, and aborts the others once one has failed or decided the outcome.
 * @returns the results of `calls`, or the decided outcome
 */
export async function sideBySide<T>(
  calls: (signal: AbortSignal, decide: (outcome: T) => never) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const visitor = visitorSignal();
  const decide = (outcome: T): never => {
    throw new Decided(outcome);
  };
  try {
    return await calls(visitor ? AbortSignal.any([visitor, ended.signal]) : ended.signal, decide);
  } catch (error) {
    ended.abort(new HubError('timeout', { endpoint: 'ended with another call' }));
    if (error instanceof Decided) return error.outcome;
    throw error;
  }
}
