export interface Deadline {
  readonly signal: AbortSignal;
  /** The work is done: nothing waits for it any longer. */
  readonly done: () => void;
}

/**
 * A signal that ends with its caller's or after a time, whichever is first. `AbortSignal.timeout` and `AbortSignal.any` keep
 * everything that listened until the time is over, long after the work is done, and web views are older than the second.
 */
export function deadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const giveUp = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
  if (caller?.aborted) giveUp();
  else caller?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
