import { useTranslations } from 'next-intl';
import { termsLines } from '@/components/stay/terms-sentences';
import { stayCalendarFile } from '@/lib/booking/stay-calendar-file';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { SaveCalendarButton } from './device-buttons';

export interface SaveStayButtonProps {
  locale: string;
  label: string;
  reservation: ReservationDetail;
}

/** Saves the calendar file, with the terms as the page shows them. */
export function SaveStayButton({ locale, label, reservation }: SaveStayButtonProps) {
  const t = useTranslations('common.terms');
  return (
    <SaveCalendarButton label={label} file={stayCalendarFile(reservation, termsLines(reservation, { t, locale }))} />
  );
}
