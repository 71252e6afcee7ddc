import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { LeaveReservationButton } from './leave-reservation-button';

/** For shared devices: closes what was found without a login. */
export function LeaveReservation() {
  const t = useTranslations('booking.lookUp');
  return (
    <div data-screen-only className="border-stone border-t pt-6">
      <p className="max-w-reading text-ink-muted text-sm">{t('leaveSentence')}</p>
      <LeaveReservationButton
        label={t('leave')}
        failedText={t('leaveFailed')}
        href={localizedPath(useLocale(), paths.home())}
      />
    </div>
  );
}
