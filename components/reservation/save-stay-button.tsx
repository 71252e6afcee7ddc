import { useTranslations } from 'next-intl';
import { calendarFileNotes } from '@/components/stay/calendar-file-notes';
import { stayCalendarFile } from '@/lib/booking/stay-calendar-file';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { SaveCalendarButton } from './device-buttons';

export interface SaveStayButtonProps {
  locale: string;
  label: string;
  reservation: ReservationDetail;
}

/** Saves the calendar file, with the terms and notices as the page shows them. */
export function SaveStayButton({ locale, label, reservation }: SaveStayButtonProps) {
  const terms = useTranslations('common.terms');
  const notices = useTranslations('common.stayNotices');
  const notes = calendarFileNotes(reservation, { terms, notices, locale });
  return <SaveCalendarButton label={label} file={stayCalendarFile(reservation, notes)} />;
}
