import { getLocale, getTranslations } from 'next-intl/server';
import { StoppedState } from '@/components/ui/stopped-state';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/** The same for unknown numbers and other members' numbers. */
export default async function ConfirmationNotFoundPage() {
  const locale = await getLocale();
  const t = await getTranslations({ locale, namespace: 'booking.confirmation' });
  return (
    <StoppedState
      title={t('notFoundTitle')}
      sentence={t('notFoundSentence')}
      links={[
        {
          label: t('toReservations'),
          href: localizedPath(locale, paths.myPageReservationCheck.roomReservation()),
        },
        { label: t('lookUp'), href: localizedPath(locale, paths.guestReservation()) },
      ]}
    />
  );
}
