import type { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { type FeeSchedule, reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { formatSeoulInstant } from '@/lib/stay/format-instant';

export interface TermsWords {
  t: ReturnType<typeof useTranslations<'common.terms'>>;
  locale: string;
}

/** One schedule in hours and won, e.g. "Free until …, then ₩X". */
export function scheduleSentences({ nowKrw, steps }: FeeSchedule, { t, locale }: TermsWords): string[] {
  const won = (feeKrw: number) => formatKrw(feeKrw, locale);
  const seoul = (instant: string) => formatSeoulInstant(instant, locale);
  const [next, ...later] = steps;
  if (!next) return [nowKrw === 0 ? t('free') : t('fee', { fee: won(nowKrw) })];
  const instant = seoul(next.from);
  return [
    nowKrw === 0
      ? t('freeUntil', { instant, fee: won(next.feeKrw) })
      : t('feeUntil', { instant, fee: won(nowKrw), later: won(next.feeKrw) }),
    ...later.map(({ from, feeKrw }) => t('from', { instant: seoul(from), fee: won(feeKrw) })),
  ];
}

/** Everything about cancelling for a calendar file, under its title: the whole, then by room where the rooms differ. */
export function termsLines(reservation: Parameters<typeof reservationTerms>[0], words: TermsWords): string[] {
  const { t } = words;
  const terms = reservationTerms(reservation);
  const whole = [t('title'), ...scheduleSentences(terms, words)];
  if (!terms.differ) return whole;
  return [
    ...whole,
    ...terms.rooms.map(
      (room, index) => `${t('room', { number: index + 1 })}: ${scheduleSentences(room, words).join(' ')}`,
    ),
    ...(terms.capped ? [t('capped')] : []),
  ];
}
