'use client';

import { useSeoulDay } from '@/components/stay/use-seoul-day';
import { isoWeekday } from '@/lib/dining/week';
import { weekdayOf } from '@/lib/stay/dates';

/** "Today" beside a weekday, rendered in the browser because the page is cached for many days. */
export function TodayMark({ weekday, label }: { weekday: number; label: string }) {
  const today = useSeoulDay(null);
  if (today === null || isoWeekday(weekdayOf(today)) !== weekday) return null;
  return <span className="ms-2.5 border-brass border-b text-brass text-xs">{label}</span>;
}
