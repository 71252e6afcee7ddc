import 'server-only';
import { DateTime } from 'luxon';
import type { CancellationTerms } from '@/lib/hub/contract/offer';

const zone = 'Asia/Seoul';

/** An instant as a hotel writes it, in Seoul's time: `12월 22일 (화) 18:00 KST`, `Tue, Dec 22, 18:00 KST`. */
export function formatSeoulInstant(instant: string, locale: string): string {
  const text = DateTime.fromISO(instant, { zone }).setLocale(locale).toLocaleString({
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${text} KST`;
}

/**
 * Which of the three sentences on cancelling holds at an instant.
 * @param now the clock
 */
export function cancellationKind(
  { refundable, freeUntil }: CancellationTerms,
  now: Date,
): 'freeUntil' | 'passed' | 'nonRefundable' {
  if (!refundable || freeUntil === null) return 'nonRefundable';
  return DateTime.fromISO(freeUntil).toMillis() > now.getTime() ? 'freeUntil' : 'passed';
}
