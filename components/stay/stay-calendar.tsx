import { useTranslations } from 'next-intl';
import { memo, useMemo, useState } from 'react';
import { DayCalendar, type DayCalendarProps } from '@/components/stay/day-calendar';
import type { DayFacts } from '@/components/stay/day-cell';
import { addDays, type SeoulDay } from '@/lib/dates/day';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { type Nights, soldOutDays } from '@/lib/stay/availability';
import { type DatePick, openStart, pickableDays, pickDay } from '@/lib/stay/pick-dates';
import { stayLimits } from '@/lib/stay/stay';
import { dayFacts, dayPrices } from './day-texts';

const ignore = () => undefined;

export interface StayCalendarProps
  extends Pick<DayCalendarProps, 'locale' | 'focused' | 'onFocus' | 'months' | 'onViewMonth' | 'autoFocus'> {
  today: SeoulDay;
  nights: Nights;
  pick: DatePick;
  onPick: (pick: DatePick) => void;
  fromPrices?: boolean;
  isMember?: boolean;
  /** By which prices are in points; null for won. */
  rules?: SpendingRules | null;
  /** A package is chosen: a night that is not free may only be one that it does not take. */
  withPackage?: boolean;
}

/** Two picks make a stay. After the first, only valid check-out days (and earlier days, to begin again) are open. */
function Calendar(props: StayCalendarProps) {
  const {
    today,
    nights,
    pick,
    onPick,
    fromPrices = true,
    isMember = false,
    rules = null,
    withPackage = false,
    ...shown
  } = props;
  const { locale, focused } = shown;
  const calendar = useTranslations('search.calendar');
  const stay = useTranslations('common.stay');
  const [hovered, setHovered] = useState<SeoulDay | null>(null);
  const prices = useMemo(() => dayPrices(locale, rules, stay), [locale, rules, stay]);
  const isOpen = useMemo(() => pickableDays(nights, pick), [nights, pick]);
  const disabled = useMemo(() => new Set(soldOutDays(nights)), [nights]);
  const lastDay = addDays(today, stayLimits.bookableDays);
  const start = openStart(pick);
  // The keyboard previews the focused day, the mouse the hovered one.
  const candidate = hovered ?? focused;
  const preview = start !== null && candidate > start && isOpen(candidate) ? candidate : null;

  const factsOf = (day: SeoulDay): DayFacts => {
    const open = day >= today && day <= lastDay && isOpen(day);
    return dayFacts(day, {
      nights,
      isDisabled: disabled.has(day),
      pick,
      preview,
      locale,
      calendar,
      stay,
      fromPrices,
      prices,
      open,
      isMember,
      withPackage,
      isBeyondSale: day >= lastDay,
    });
  };

  return (
    <DayCalendar
      {...shown}
      label={calendar('title')}
      words={{ previous: calendar('previous'), next: calendar('next') }}
      firstDay={today}
      lastDay={lastDay}
      isOpen={isOpen}
      onPick={(day) => onPick(pickDay(nights, pick, day))}
      factsOf={factsOf}
      // Without a start there is nothing to preview, so no day needs to render.
      onHover={start === null ? ignore : setHovered}
    />
  );
}

/** The fields and notes beside it change more often. */
export const StayCalendar = memo(Calendar);
