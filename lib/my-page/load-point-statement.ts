import 'server-only';
import { type PointStatement, pointStatement } from '@/lib/hub/contract/point';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadForMember } from '@/lib/session/load-for-member';
import { daysOfPeriod, type PointFilter } from './point-filter';

export const STATEMENT_ROWS = 20;

export const loadPointStatement = (lang: LanguageCode, filter: PointFilter, todaySeoul: string) =>
  loadForMember(pointStatement, {
    query: {
      lang,
      kind: filter.kind,
      ...daysOfPeriod(filter.period, todaySeoul),
      page: filter.page,
      pageSize: STATEMENT_ROWS,
    },
  });

/** Numbers of the pages that a pager names: the first, the last, and those around the present one. */
export function pageNumbers({ count, pageSize }: PointStatement, current: number): number[] {
  const last = Math.max(1, Math.ceil(count / pageSize));
  const near = Array.from({ length: 5 }, (_, index) => current - 2 + index);
  return [...new Set([1, ...near, last])].filter((number) => number >= 1 && number <= last);
}
