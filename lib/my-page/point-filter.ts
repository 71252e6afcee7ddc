import { lastDayOf, monthsBefore, type SeoulDay } from '@/lib/dates/day';
import { seoulMonth } from '@/lib/hub/contract/common';
import { type PointKind, pointKind } from '@/lib/hub/contract/point';
import { paths } from '@/lib/routes/paths';
import { chosenValue, firstValue, type QueryValues } from '@/lib/routes/query-values';

export const pointKinds = pointKind.options;

/** The last so many months up to today, beside a month of its own, `yyyy-MM`. */
export const periodMonths = ['3', '6', '12'] as const;

export interface PointFilter {
  readonly kind?: PointKind;
  readonly period?: string;
  readonly page: number;
}

const MOST_PAGES = 1_000_000;

const isPeriod = (text: string): boolean =>
  periodMonths.some((months) => months === text) || seoulMonth.safeParse(text).success;

export function pointFilterOf(query: QueryValues): PointFilter {
  const kind = chosenValue(query, 'kind', pointKinds);
  const period = firstValue(query, 'period');
  const page = firstValue(query, 'page') ?? '';
  return {
    ...(kind && { kind }),
    ...(period !== null && isPeriod(period) && { period }),
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1,
  };
}

export const pointAddress = ({ kind, period, page }: PointFilter): string =>
  paths.myPagePoint.pointInfo({ kind, period, page: page > 1 ? page : undefined });

/** Both included; none for the whole statement. */
export function daysOfPeriod(period: string | undefined, todaySeoul: SeoulDay): { from?: SeoulDay; to?: SeoulDay } {
  if (period === undefined) return {};
  if (!period.includes('-')) return { from: monthsBefore(todaySeoul, Number(period)) };
  return { from: `${period}-01`, to: lastDayOf(period) };
}
