import { type Deadline, deadline } from '@/lib/request/deadline';

/** Longer than the server can take: its calls to the hub end after 10 s, a refresh after 5. */
const CALL_DEADLINE_MS = 30_000;
/** The same beside the two minutes that a file may take to arrive (`lib/server/arrival-time.ts`). */
const FILE_DEADLINE_MS = 150_000;

export const callDeadline = (caller: AbortSignal | undefined, sendsFile: boolean): Deadline =>
  deadline(sendsFile ? FILE_DEADLINE_MS : CALL_DEADLINE_MS, caller);
