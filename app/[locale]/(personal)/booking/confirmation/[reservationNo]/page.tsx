import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Confirmation } from '@/components/booking/confirmation';
import { WayOn } from '@/components/booking/way-on';
import { LoadFailure } from '@/components/layout/load-failure';
import { loadConfirmation } from '@/lib/booking/load-confirmation';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';

interface ConfirmationPageProps {
  params: Promise<{ locale: Locale; reservationNo: string }>;
}

export async function generateMetadata({ params }: ConfirmationPageProps): Promise<Metadata> {
  const { locale, reservationNo } = await params;
  const t = await getTranslations({ locale, namespace: 'booking.confirmation' });
  const path = paths.bookingConfirmation(reservationNo);
  return pageMetadata({ locale, path, title: t('eyebrow'), description: t('description'), index: false });
}

export default async function ConfirmationPage({ params }: ConfirmationPageProps) {
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
