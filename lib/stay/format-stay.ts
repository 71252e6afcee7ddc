import { formatShortDay } from '@/lib/dates/format';
import type { StayDates } from './stay';

/** First and last day of a stay: `26.12.24(목) – 26.12.26(토)`. @param format of a day */
export const formatStay = ({ checkInDate, checkOutDate }: StayDates, locale: string, format = formatShortDay): string =>
  `${format(checkInDate, locale)} – ${format(checkOutDate, locale)}`;
