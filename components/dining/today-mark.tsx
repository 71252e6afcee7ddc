'use client';

import { useSeoulDay } from '@/components/stay/use-seoul-day';
import type { SeoulDay } from '@/lib/dates/day';

interface TodayMarkProps {
  day: SeoulDay | undefined;
  renderedOn: SeoulDay;
  label: string;
}

/** "Today" beside a weekday; the browser moves it on, because the page is cached. */
export function TodayMark({ day, renderedOn, label }: TodayMarkProps) {
  if (useSeoulDay(renderedOn) !== day) return null;
  return <span className="ms-2.5 border-brass border-b text-brass text-xs">{label}</span>;
}
