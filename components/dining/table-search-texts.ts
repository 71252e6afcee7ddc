import { useLocale, useTranslations } from 'next-intl';
import type { SeoulDay } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/dates/format';

export function useTableSearchTexts(lastDay: SeoulDay) {
  const t = useTranslations('dining');
  const calendar = useTranslations('search.calendar');
  return {
    party: t('detail.party'),
    date: t('detail.date'),
    show: t('table.show'),
    calendar: t('table.days'),
    turn: { previous: calendar('previous'), next: calendar('next') },
    typedExample: calendar('typedExample'),
    problems: {
      unreadable: calendar('problems.unreadable'),
      impossible: calendar('problems.impossible'),
      past: calendar('problems.past'),
      tooFar: calendar('problems.tooFar', { day: formatLongDay(lastDay, useLocale()) }),
    },
    states: {
      free: t('table.states.free'),
      full: t('table.states.full'),
      closed: t('table.states.closed'),
      past: t('table.states.past'),
      notYet: t('table.states.notYet'),
    },
    marks: {
      free: null,
      full: t('table.marks.full'),
      closed: t('table.marks.closed'),
      past: t('table.marks.past'),
      notYet: null,
    },
  };
}
