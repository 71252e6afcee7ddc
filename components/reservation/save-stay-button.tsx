import { useLocale, useTranslations } from 'next-intl';
import { calendarFileNotes } from '@/components/stay/calendar-file-notes';
import { stayCalendarFile } from '@/lib/booking/stay-calendar-file';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { SaveCalendarButton } from './device-buttons';

export function SaveStayButton({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('booking.confirmation');
  const terms = useTranslations('common.terms');
  const notices = useTranslations('common.stayNotices');
  const notes = calendarFileNotes(reservation, { terms, notices, locale: useLocale() });
  return <SaveCalendarButton label={t('saveCalendar')} file={stayCalendarFile(reservation, notes)} />;
}
