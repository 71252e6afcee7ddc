import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Confirmation } from '@/components/booking/confirmation';
import { WayOn } from '@/components/booking/way-on';
import { LoadFailure } from '@/components/layout/load-failure';
import { loadConfirmation } from '@/lib/booking/load-confirmation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';

export const generateMetadata = unlistedPage((t) => [
  t('booking.confirmation.eyebrow'),
  t('booking.confirmation.description'),
]);

export default async function ConfirmationPage({ params }: RouteProps<{ reservationNo: string }>) {
  const { locale, reservationNo } = await params;
  setRequestLocale(locale);
  const load = await loadConfirmation(reservationNo, locale);
  if (load.kind === 'notFound') notFound();
  if (load.kind === 'ready') {
    return <Confirmation locale={locale} reservation={load.reservation} booker={load.booker} />;
  }

  const t = await getTranslations({ locale, namespace: 'booking.confirmation' });
  const here = localizedPath(locale, paths.bookingConfirmation(reservationNo));
  const link = (label: string, path: string) => ({ label, href: localizedPath(locale, path) });
  return (
    <main id="content">
      {load.kind === 'guest' && (
        <WayOn
          title={t('logInTitle')}
          sentence={t('logInSentence')}
          links={[
            link(t('logIn'), paths.membershipLogin({ returnTo: here })),
            link(t('lookUp'), paths.guestReservation()),
          ]}
        />
      )}
      <LoadFailure locale={locale} kind={load.kind} retryHref={here} />
    </main>
  );
}
