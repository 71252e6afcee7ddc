import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { LookUpForm } from '@/components/booking/look-up-form';
import { LostNumberForm } from '@/components/booking/lost-number-form';
import { GuestTable } from '@/components/dining/guest-table';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { HotelWay } from '@/components/reservation/hotel-way';
import { KnownCancellation } from '@/components/reservation/known-cancellation';
import { LeaveReservation } from '@/components/reservation/leave-reservation';
import { StayReservation } from '@/components/reservation/stay-reservation';
import { TextLink } from '@/components/ui/link';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { PageHeading } from '@/components/ui/page-heading';
import { formProblems } from '@/lib/bff/form-problems';
import { guestProofOfPage, loadGuestReservation } from '@/lib/booking/load-guest-reservation';
import { loadHotelWay } from '@/lib/booking/load-hotel-way';
import { linkedNumber } from '@/lib/booking/look-up-schema';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('booking.lookUp.title'), t('booking.lookUp.description')]);

/** A guest's reservation without a login: the way to find it, and in its place the reservation once it is found. */
export default async function ReservationPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const query = await searchParams;
  const number = linkedNumber(firstValue(query, 'number') ?? '');
  const load = await loadGuestReservation(locale, number);
  const { booking, common, problems } = await getMessages();
  if (load.state === 'ready') {
    const { reservation, table } = load.data;
    if (reservation) {
      return (
        <main id="content" className="page-width py-10 md:py-16">
          <div className="mx-auto max-w-4xl">
            <StayReservation
              reservation={reservation}
              booker="guest"
              way={<HotelWay reservation={reservation} load={loadHotelWay(reservation, locale)} />}
            />
            <div className="mt-12">
              <LeaveReservation />
            </div>
          </div>
        </main>
      );
    }
    return <GuestTable table={table} isChanged={firstValue(query, 'done') === 'changed'} />;
  }
  if (load.state === 'unavailable') {
    const { reservationNo } = (await guestProofOfPage()) ?? { reservationNo: number };
    return (
      <HubUnavailable>
        <KnownCancellation reservationNo={reservationNo} className="page-width pt-10" />
      </HubUnavailable>
    );
  }
  const t = await getTranslations('booking.lookUp');
  return (
    <main id="content" className="page-width py-10 md:py-16">
      <div className="mx-auto max-w-reading">
        <PageHeading eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} className="mb-10" />
        <NoScriptNote>{t('noScript')}</NoScriptNote>
        <NextIntlClientProvider
          messages={{
            booking: { lookUp: booking.lookUp },
            common: { form: common.form, mailAgain: common.mailAgain },
            problems: formProblems(problems),
          }}
        >
          <LookUpForm number={number} />
          <section className="mt-12 border-stone border-t pt-10">
            <h2 className="display mb-3 text-2xl">{t('lost.title')}</h2>
            <p className="mb-6 text-ink-soft">{t('lost.lead')}</p>
            <LostNumberForm />
          </section>
        </NextIntlClientProvider>
        <p className="mt-12 border-stone border-t pt-6 text-ink-soft">
          {t('member')}{' '}
          <TextLink href={localizedPath(locale, paths.myPageReservationCheck.roomReservation())}>
            {t('toMyPage')}
          </TextLink>
        </p>
      </div>
    </main>
  );
}
