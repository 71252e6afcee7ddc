import type { DayFacts } from '@/components/stay/day-cell';
import { minimumStayFrom, type Nights, nightPriceKrw } from '@/lib/stay/availability';
import { countNights, type SeoulDay } from '@/lib/stay/dates';
import { formatLongDay } from '@/lib/stay/format-day';
import { type DatePick, isCheckOutOnly, openStart, roleOfDay } from '@/lib/stay/pick-dates';
import { fillText } from './fill-text';
import type { SearchTexts } from './search-texts';

/** Prices of a calendar: short ones to show, whole ones to read out. */
export function dayPrices(locale: string) {
  // Three figures fit, rounded up: no day may look cheaper than it is.
  const short = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: 3,
    roundingMode: 'ceil',
  });
  const whole = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'KRW',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return { short: (krw: number) => short.format(krw), whole: (krw: number) => whole.format(krw) };
}

interface DayWordsInput {
  nights: Nights;
  /** Its night is sold out. */
  isDisabled: boolean;
  pick: DatePick;
  preview: SeoulDay | null;
  locale: string;
  texts: SearchTexts;
  prices: ReturnType<typeof dayPrices>;
  /** Whether it may be picked now. */
  open: boolean;
  /** The hub does not sell its night yet. */
  isBeyondSale: boolean;
  isMember: boolean;
}

export function dayFacts(day: SeoulDay, input: DayWordsInput): DayFacts {
  const { nights, isDisabled, pick, preview, locale, texts, prices, open, isBeyondSale, isMember } = input;
  const { calendar, counts } = texts;
  const night = nights.best.get(day);
  const priceKrw = night ? nightPriceKrw(night, isMember) : null;
  // Where no room holds the party, nothing is sold out for it.
  const soldOut = isDisabled && !nights.partyTooLarge;
  const role = roleOfDay(pick, preview, day);
  const start = openStart(pick);
  const words = [formatLongDay(day, locale)];
  if (role === 'check-in' || role === 'open-check-in') words.push(calendar.checkIn);
  if (role === 'check-out') words.push(calendar.checkOut);
  if (role === 'in-stay') words.push(calendar.inStay);
  if (soldOut) words.push(isCheckOutOnly(nights, day) ? calendar.checkOutOnly : calendar.soldOut);
  else if (priceKrw !== null) words.push(fillText(calendar.fromPrice, { price: prices.whole(priceKrw) }));
  const minimum = minimumStayFrom(nights, start ?? day);
  const tooShort = start !== null && day > start && countNights(start, day) < minimum;
  if (minimum > 1 && (start === null || tooShort)) {
    words.push(fillText(calendar.minimumStay, { nights: counts.nights[minimum] ?? minimum }));
  }
  if (!open && !soldOut && role === 'none') words.push(isBeyondSale ? calendar.notYet : calendar.unavailableDay);
  return {
    role,
    soldOut,
    minimumNights: night && !soldOut && night.minimumStayNights > 1 ? night.minimumStayNights : null,
    note: soldOut || priceKrw === null ? null : prices.short(priceKrw),
    label: words.join(', '),
  };
}
