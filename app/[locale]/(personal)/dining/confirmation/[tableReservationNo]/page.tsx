import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { WayOn } from '@/components/booking/way-on';
import { TableConfirmation } from '@/components/dining/table-confirmation';
import { LoadFailure } from '@/components/layout/load-failure';
import { PrintButton, SaveCalendarButton } from '@/components/reservation/device-buttons';
import { loadTableConfirmation } from '@/lib/booking/load-confirmation';
import { tableCalendarFile } from '@/lib/dining/table-calendar-file';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';

export const generateMetadata = unlistedPage((t) => [
  t('dining.confirmation.eyebrow'),
  t('dining.confirmation.description'),
]);

export default async function TableConfirmationPage({ params }: RouteProps<{ tableReservationNo: string }>) {
  const { locale, tableReservationNo } = await params;
  setRequestLocale(locale);
  const load = await loadTableConfirmation(tableReservationNo, locale);
  if (load.kind === 'notFound') notFound();
  const t = await getTranslations({ locale, namespace: 'dining.confirmation' });
  if (load.kind === 'ready') {
    const { reservation, booker } = load;
    return (
      <TableConfirmation
        locale={locale}
        reservation={reservation}
        booker={booker}
        actions={
          <>
            {reservation.status === 'confirmed' && (
              <SaveCalendarButton label={t('saveCalendar')} file={tableCalendarFile(reservation)} />
            )}
            <PrintButton label={t('print')} />
          </>
        }
      />
    );
  }
  const here = localizedPath(locale, paths.tableConfirmation(tableReservationNo));
  const link = (label: string, path: string) => ({ label, href: localizedPath(locale, path) });
  return (
    <main id="content">
      {load.kind === 'guest' && (
        <WayOn
          title={t('logInTitle')}
          sentence={t('logInSentence')}
          links={[
            { label: t('logIn'), href: localizedPath(locale, paths.membershipLogin({ returnTo: here })) },
            link(t('lookUp'), paths.guestReservation()),
          ]}
        />
      )}
      <LoadFailure locale={locale} kind={load.kind} retryHref={here} />
    </main>
  );
}
