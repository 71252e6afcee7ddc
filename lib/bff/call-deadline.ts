/** Longer than the server can take: its calls to the hub end after 10 s, a refresh after 5. */
const CALL_DEADLINE_MS = 30_000;
/** The same beside the two minutes that a file may take to arrive (`lib/server/arrival-time.ts`). */
const FILE_DEADLINE_MS = 150_000;

export interface CallDeadline {
  readonly signal: AbortSignal;
  readonly done: () => void;
}

/** `AbortSignal.any` is younger than the web views that we serve. */
export function callDeadline(caller: AbortSignal | undefined, sendsFile: boolean): CallDeadline {
  const controller = new AbortController();
  const giveUp = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('no answer in time', 'TimeoutError')),
    sendsFile ? FILE_DEADLINE_MS : CALL_DEADLINE_MS,
  );
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
