import 'server-only';
import { processWide } from '@/lib/process-wide';
import { ProblemError } from './problem-error';

const PLACES_OF_A_MEMBER = 3;
/** Each holds up to 5 MB until its file has arrived, which may take two minutes. */
const PLACES = 32;
const RETRY_AFTER_SECONDS = 15;

const taken = processWide('upload-places', () => new Map<string, number>());

/** Slow senders must not fill the memory. @throws ProblemError `rate_limited` where no place is free */
export async function inUploadPlace<T>(membershipNo: string, run: () => Promise<T>): Promise<T> {
  const own = taken.get(membershipNo) ?? 0;
  const all = [...taken.values()].reduce((sum, count) => sum + count, 0);
  if (own >= PLACES_OF_A_MEMBER || all >= PLACES) {
    throw new ProblemError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS, nothingDone: true });
  }
  taken.set(membershipNo, own + 1);
  try {
    return await run();
  } finally {
    const left = (taken.get(membershipNo) ?? 1) - 1;
    if (left > 0) taken.set(membershipNo, left);
    else taken.delete(membershipNo);
  }
}
