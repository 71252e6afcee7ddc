'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { isoWeekday } from '@/lib/dining/week';
import { seoulToday, weekdayOf } from '@/lib/stay/dates';

/** "Today" beside a weekday; the page is kept for many days, so that only the reader's moment knows which one it is. */
export function TodayMark({ weekday, label }: { weekday: number; label: string }) {
  const hydrated = useHydrated();
  if (!hydrated || isoWeekday(weekdayOf(seoulToday(new Date()))) !== weekday) return null;
  return <span className="ms-2.5 border-brass border-b text-brass text-xs">{label}</span>;
}
