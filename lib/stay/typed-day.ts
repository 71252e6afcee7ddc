import { addDays, addMonths, isSeoulDay, monthOf, partsOf, type SeoulDay, type SeoulMonth } from '@/lib/dates/day';
import { tidyDigits } from '@/lib/hub/contract/typed-text';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const englishMonth =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b/;
const ideographicDay = /^(?:(令和)?(\d{1,4})\s*[년年]\s*)?(\d{1,2})\s*[월月]\s*(\d{1,2})\s*[일日号號]?$/;
const bareDay = /^(?:the\s+)?(\d{1,2})\s*[일日号號]?$/;
/** One sign, or only space, between two numbers; each character fits in one place, so that no text takes long. */
const numbersBetweenSigns = /^\d+(?:(?:\s+(?:[./,-]\s*)?|[./,-]\s*)\d+)*\s*\.?$/;
/** First year of the era 令和, minus one. */
const REIWA = 2018;

/** Words for days counted from today. A map: an object would know `__proto__` and `constructor` too. */
const spokenDays = new Map([
  ['어제', -1],
  ['오늘', 0],
  ['내일', 1],
  ['모레', 2],
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
  ['昨日', -1],
  ['今日', 0],
  ['明日', 1],
  ['明後日', 2],
  ['昨天', -1],
  ['今天', 0],
  ['明天', 1],
  ['后天', 2],
]);

const weekdays = [
  /[(（]\s*[\p{L}]{1,4}\s*[)）]/gu,
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b/g,
  /[월화수목금토일]요일/g,
  /[月火水木金土日]曜日?/g,
  /(?:周|星期|礼拜)[一二三四五六日天]/g,
];

interface DayParts {
  year: number | null;
  month: number | null;
  day: number;
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

const padded = (number: number, count: number) => String(number).padStart(count, '0');

function dayIn(month: SeoulMonth, day: number): SeoulDay | null {
  const text = `${month}-${padded(day, 2)}`;
  return isSeoulDay(text) ? text : null;
}

const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): SeoulDay | null =>
  dayIn(`${padded(year, 4)}-${padded(month, 2)}`, day);

function nextOfNumber(day: number, from: SeoulDay): SeoulDay | null {
  const months = [0, 1, 2].map((ahead) => addMonths(monthOf(from), ahead));
  return months.map((month) => dayIn(month, day)).find((next) => next !== null && next >= from) ?? null;
}

/** A day without its year is the next such day that is not before `from`; 29 February may be three years off. */
function complete({ year: writtenYear, month, day: number }: DayParts, from: SeoulDay): SeoulDay | null {
  if (month === null) return nextOfNumber(number, from);
  if (writtenYear !== null) return dayOf({ year: fullYear(writtenYear), month, day: number });
  const { year: firstYear } = partsOf(from);
  for (let year = firstYear; year <= firstYear + 4; year += 1) {
    const day = dayOf({ year, month, day: number });
    if (day !== null && day >= from) return day;
  }
  return null;
}

/** `Dec 24, 2026`, `24th of December`. */
function readNamedMonth(text: string): DayParts | null {
  const name = englishMonth.exec(text)?.[1];
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  if (name === undefined || numbers.length < 1 || numbers.length > 2) return null;
  const [first = 0, second] = numbers;
  const month = monthNames.indexOf(name) + 1;
  if (second === undefined) return { year: null, month, day: first };
  return first > 31 ? { year: first, month, day: second } : { year: second, month, day: first };
}

/** `2026년 12월 24일`, `12月24日`, `令和8年12月24日`. */
function readIdeographic(text: string): DayParts | null {
  const match = ideographicDay.exec(text);
  if (match === null) return null;
  const [, era, year, month, day] = match;
  const counted = year === undefined ? null : Number(year) + (era === undefined ? 0 : REIWA);
  return { year: counted, month: Number(month), day: Number(day) };
}

/** `24`, `24일`, `the 24th`. */
function readBareDay(text: string): DayParts | null {
  const day = bareDay.exec(text)?.[1];
  return day === undefined ? null : { year: null, month: null, day: Number(day) };
}

/** `20261224`, `261224`, `1224`. */
function readRun(digits: string): DayParts | null {
  if (![4, 6, 8].includes(digits.length)) return null;
  const year = digits.slice(0, -4);
  return {
    year: year === '' ? null : Number(year),
    month: Number(digits.slice(-4, -2)),
    day: Number(digits.slice(-2)),
  };
}

function readThree([a, b, c]: [string, string, string], monthFirst: boolean): DayParts {
  const [first, second, third] = [Number(a), Number(b), Number(c)];
  if (c.length === 4) {
    // The year comes last outside of East Asia only; there a number above twelve is the day.
    const dayFirst = first > 12 || (second <= 12 && !monthFirst);
    return dayFirst ? { year: third, month: second, day: first } : { year: third, month: first, day: second };
  }
  if (a.length < 3 && monthFirst && first <= 12) return { year: third, month: first, day: second };
  return { year: first, month: second, day: third };
}

/** `26.12.24`, `2026-12-24`, `12/24`, and in English `12/24/2026`. */
function readNumbers(text: string, english: boolean): DayParts | null {
  if (!numbersBetweenSigns.test(text)) return null;
  const groups = text.match(/\d+/g) ?? [];
  const [a = '', b = '', c = ''] = groups;
  if (groups.length === 1) return readRun(a);
  if (groups.some((group) => group.length > 4)) return null;
  if (groups.length === 2) {
    const [first, second] = [Number(a), Number(b)];
    return first > 12 ? { year: null, month: second, day: first } : { year: null, month: first, day: second };
  }
  // Dots are our own short form, `26.12.24`, in every language.
  return groups.length === 3 ? readThree([a, b, c], english && text.includes('/')) : null;
}

function readText(text: string, { today, locale }: { today: SeoulDay; locale: string }): DayParts | SeoulDay | null {
  const plain = tidyDigits(text).toLowerCase();
  if (plain.length === 0 || plain.length > 60) return null;
  const spoken = spokenDays.get(plain);
  if (spoken !== undefined) return addDays(today, spoken);
  const bare = weekdays
    .reduce((rest, weekday) => rest.replaceAll(weekday, ' '), plain)
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  return readBareDay(bare) ?? readNamedMonth(bare) ?? readIdeographic(bare) ?? readNumbers(bare, locale === 'en');
}

/**
 * As people of our four languages write it, in whatever width. A year, or year and month, that are left out are the
 * next that fit. @param options.from the earliest day meant: today, or for a check-out the day after check-in @param
 * options.locale BCP 47; decides what `3/4/2027` means
 */
export function readTypedDay(
  text: string,
  { from, ...reader }: { from: SeoulDay; today: SeoulDay; locale: string },
): SeoulDay | null {
  const read = readText(text, reader);
  return read === null || typeof read === 'string' ? read : complete(read, from);
}

/** Whether a text is written as a date that no calendar has: 30 February, month 13, the 32nd. */
export function isImpossibleDay(text: string, reader: { today: SeoulDay; locale: string }): boolean {
  const read = readText(text, reader);
  return read !== null && typeof read !== 'string' && complete(read, reader.today) === null;
}
