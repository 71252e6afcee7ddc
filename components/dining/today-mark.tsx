'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { isoWeekday } from '@/lib/dining/week';
import { seoulToday, weekdayOf } from '@/lib/stay/dates';

/** "Today" beside a weekday, rendered in the browser because the page is cached for many days. */
export function TodayMark({ weekday, label }: { weekday: number; label: string }) {
  const hydrated = useHydrated();
  if (!hydrated || isoWeekday(weekdayOf(seoulToday(new Date()))) !== weekday) return null;
  return <span className="ms-2.5 border-brass border-b text-brass text-xs">{label}</span>;
}
