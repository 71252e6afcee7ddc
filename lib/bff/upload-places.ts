import 'server-only';
import { processWide } from '@/lib/process-wide';
import { ProblemError } from './problem-error';
import { visitorsBlock, visitorsNetwork } from './visitor-key';

/** Each place holds up to 5 MB until its file has arrived, which may take two minutes. */
const PLACES = { member: 3, address: 6, network: 12, all: 32 };
const RETRY_AFTER_SECONDS = 15;

const taken = processWide('upload-places', () => new Map<string, number>());

/** Slow senders must fill neither the memory nor the places of others. @throws ProblemError `rate_limited` where no place is free */
export async function inUploadPlace<T>(membershipNo: string, run: () => Promise<T>): Promise<T> {
  const network = visitorsNetwork();
  const wanted = [
    { of: `member ${membershipNo}`, places: PLACES.member },
    { of: `address ${visitorsBlock()}`, places: PLACES.address },
    ...(network ? [{ of: `network ${network}`, places: PLACES.network }] : []),
    { of: 'all', places: PLACES.all },
  ];
  if (wanted.some(({ of, places }) => (taken.get(of) ?? 0) >= places)) {
    throw new ProblemError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS, nothingDone: true });
  }
  for (const { of } of wanted) taken.set(of, (taken.get(of) ?? 0) + 1);
  try {
    return await run();
  } finally {
    for (const { of } of wanted) {
      const left = (taken.get(of) ?? 1) - 1;
      if (left > 0) taken.set(of, left);
      else taken.delete(of);
    }
  }
}
