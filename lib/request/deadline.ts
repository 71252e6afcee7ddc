export interface Deadline {
  readonly signal: AbortSignal;
  /** The time is over: not the caller has ended it. */
  readonly isOver: () => boolean;
  /** The work is done: nothing waits for it any longer. */
  readonly done: () => void;
}

/**
 * A signal that ends with its caller's or after a time, whichever is first. `AbortSignal.timeout` and `AbortSignal.any` keep
 * everything that listened until the time is over, long after the work is done, and web views are older than the second.
 * @param ms does not hold a process that would end
 */
export function deadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const giveUp = () => controller.abort(caller?.reason);
  const timer: unknown = setTimeout(() => {
    isOver = true;
    controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  }, ms);
  (timer as { unref?: () => void }).unref?.();
  if (caller?.aborted) giveUp();
  else caller?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    isOver: () => isOver,
    done: () => {
      clearTimeout(timer as number);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
