import type { DayFacts } from '@/components/stay/day-cell';
import { formatKrw } from '@/components/ui/price';
import { countNights, type SeoulDay } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/dates/format';
import { pointPrice } from '@/lib/hub/contract/point-payment';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { perLocale } from '@/lib/i18n/per-locale';
import { plainNumber } from '@/lib/i18n/plain-number';
import { minimumStayFrom, type Nights, nightPriceKrw } from '@/lib/stay/availability';
import { type DatePick, isCheckOutOnly, openStart, roleOfDay } from '@/lib/stay/pick-dates';
import type { CalendarTexts, StayTexts } from './search-texts';

// Three figures fit. Rounded up, so that no day looks cheaper than it is.
const shortFigure = perLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'ceil' }),
);

/** Prices of a calendar: short ones to show, whole ones to read out. @param rules for points; null for won */
export function dayPrices(locale: string, rules: SpendingRules | null, stay: StayTexts) {
  const short = shortFigure(locale);
  if (rules === null) {
    return { short: (krw: number) => short.format(krw), whole: (krw: number) => formatKrw(krw, locale) };
  }
  const figures = (points: number) => (points < 10_000 ? plainNumber(locale) : short).format(points);
  return {
    short: (krw: number) => figures(pointPrice(krw, rules)),
    whole: (krw: number) => stay('pointPrice', { points: pointPrice(krw, rules) }),
  };
}

interface DayWordsInput {
  nights: Nights;
  isDisabled: boolean;
  pick: DatePick;
  preview: SeoulDay | null;
  locale: string;
  calendar: CalendarTexts;
  stay: StayTexts;
  prices: ReturnType<typeof dayPrices>;
  /** The prices are the lowest of several rates. */
  fromPrices: boolean;
  open: boolean;
  isBeyondSale: boolean;
  isMember: boolean;
  withPackage: boolean;
}

export function dayFacts(day: SeoulDay, input: DayWordsInput): DayFacts {
  const { nights, isDisabled, pick, preview, locale, calendar, stay, prices, fromPrices } = input;
  const { open, isBeyondSale, isMember, withPackage } = input;
  const night = nights.best.get(day);
  const priceKrw = night ? nightPriceKrw(night, isMember) : null;
  // Where no room holds the party, nothing is sold out for it.
  const soldOut = isDisabled && !nights.partyTooLarge;
  const role = roleOfDay(pick, preview, day);
  const start = openStart(pick);
  const words = [formatLongDay(day, locale)];
  if (role === 'check-in' || role === 'open-check-in') words.push(calendar('checkIn'));
  if (role === 'check-out') words.push(calendar('checkOut'));
  if (role === 'in-stay') words.push(calendar('inStay'));
  if (soldOut && withPackage) words.push(calendar('packageClosed'));
  else if (soldOut) words.push(calendar(isCheckOutOnly(nights, day) ? 'checkOutOnly' : 'soldOut'));
  else if (priceKrw !== null) {
    const whole = prices.whole(priceKrw);
    const count = night?.minimumStayNights ?? 1;
    // A package is priced by its shortest stay, a night of other rates by itself.
    const price =
      withPackage && count > 1 ? calendar('stayPrice', { price: whole, nights: stay('nights', { count }) }) : whole;
    words.push(fromPrices ? calendar('fromPrice', { price }) : price);
  }
  const minimum = minimumStayFrom(nights, start ?? day);
  if (minimum > 1 && (start === null || (day > start && countNights(start, day) < minimum))) {
    words.push(calendar('minimumStay', { nights: stay('nights', { count: minimum }) }));
  }
  if (!open && !soldOut && role === 'none') words.push(calendar(isBeyondSale ? 'notYet' : 'unavailableDay'));
  return {
    role,
    soldOut,
    minimumNights: night && !soldOut && night.minimumStayNights > 1 ? night.minimumStayNights : null,
    note: soldOut || priceKrw === null ? null : prices.short(priceKrw),
    label: words.join(', '),
  };
}
