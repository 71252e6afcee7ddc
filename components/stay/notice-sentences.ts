import type { useTranslations } from 'next-intl';
import { formatShortDay } from '@/lib/dates/format';
import type { StayNotice } from '@/lib/hub/contract/facility-facts';

export interface NoticeWords {
  t: ReturnType<typeof useTranslations<'common.stayNotices'>>;
  locale: string;
}

type Exception = Omit<StayNotice, 'name'>;

const daysOf = ({ firstDay, lastDay }: Exception, locale: string): string =>
  [...new Set([firstDay, lastDay])].map((day) => formatShortDay(day, locale)).join(' – ');

/** Days that differ in the same way in one sentence, e.g. "closed 26.12.07(Mon), 26.12.14(Mon) (regular day off)". */
export function exceptionSentences(exceptions: readonly Exception[], { t, locale }: NoticeWords): string[] {
  const alike = Map.groupBy(exceptions, ({ hours, reason }) => JSON.stringify([hours, reason]));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { hours, reason } = first;
    const days = same.map((exception) => daysOf(exception, locale)).join(', ');
    const line = hours ? t('open', { days, hours: `${hours.from}–${hours.until}` }) : t('closed', { days });
    return [t('because', { line, reason })];
  });
}

/** A sentence for each facility and restaurant, its name in front. */
export const noticeSentences = (notices: readonly StayNotice[], { t, locale }: NoticeWords): string[] =>
  [...Map.groupBy(notices, ({ name }) => name)].flatMap(([name, same]) =>
    exceptionSentences(same, { t, locale }).map((line) => t('of', { name, line })),
  );
