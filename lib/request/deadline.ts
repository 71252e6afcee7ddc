export interface Deadline {
  readonly signal: AbortSignal;
  /** The work is done: nothing waits for it any longer. */
  readonly done: () => void;
}

/** Ends with `caller` or after `ms`. `AbortSignal.timeout` and `any` keep all listeners until then; old web views lack `any`. */
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
