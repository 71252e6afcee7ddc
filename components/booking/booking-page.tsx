import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { FrozenNotice } from '@/components/reservation/frozen-notice';
import { AgesNote } from '@/components/stay/ages-note';
import { IncludedItems } from '@/components/stay/included-items';
import { Glyph } from '@/components/ui/glyph';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { formatKrw } from '@/components/ui/price';
import { prefilledForm, shownTerms } from '@/lib/booking/guest-form';
import type { BookingData } from '@/lib/booking/load-booking';
import { wholeStay } from '@/lib/booking/point-choice';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { offersOfBooking, type StayToBook, writeBookingParams } from '@/lib/stay/booking-params';
import type { ExchangeRate } from '@/lib/stay/exchange';
import { formatStay } from '@/lib/stay/format-stay';
import { BookingFlow, type BookingFlowProps } from './booking-flow';
import { SlipLine } from './booking-price';
import { BookingSummary } from './booking-summary';
import { MemberAdvantage, MemberRateChoice } from './member-advantage';
import { PaymentChoiceProvider } from './payment-choice';

export interface BookingPageProps
  extends BookingData,
    Pick<BookingFlowProps, 'booking' | 'preferences' | 'isVerified'> {
  exchangeRate: ExchangeRate | null;
  messages: Pick<Messages, 'booking' | 'common' | 'problems'> & { auth: Pick<Messages['auth'], 'identity'> };
}

export function BookingPage({ booking, exchangeRate, preferences, isVerified, messages, ...data }: BookingPageProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { hotel, quote, terms, booker, askOptions, earnedPoints } = data;
  const waysBack = (kept: StayToBook) => {
    const returnTo = localizedPath(locale, paths.booking(writeBookingParams(kept)));
    return {
      logInHref: localizedPath(locale, paths.membershipLogin({ returnTo })),
      joinHref: localizedPath(locale, paths.signUp({ returnTo })),
    };
  };
  const offersHref = localizedPath(locale, paths.hotelOffers(booking.hotelId, offersOfBooking(booking)));
  const profile = booker.kind === 'member' ? booker.profile : null;
  const points = booker.kind === 'member' ? booker.points : null;
  const inPoints = booking.view.unit === 'points';
  const whole = points && inPoints ? wholeStay(points, quote.totalKrw) : null;
  const prefilled = prefilledForm(profile, {
    roomCount: booking.rooms.length,
    termCount: terms.length,
    points: whole?.missing === 0 ? whole.points : null,
  });
  return (
    <main id="content" className="page-width py-10 md:py-16">
      <PageHeading
        eyebrow={t('page.eyebrow', { hotel: hotel.hotelName })}
        title={t('page.heading')}
        className="mb-10"
      />
      {booking.expectedTotalKrw !== quote.totalKrw && (
        <Notice tone="warning" title={t('priceMoved.title')} className="mb-8">
          {t('priceMoved.sentence', {
            before: formatKrw(booking.expectedTotalKrw, locale),
            now: formatKrw(quote.totalKrw, locale),
          })}
        </Notice>
      )}
      <AgesNote rooms={booking.rooms} href={offersHref} />
      <NextIntlClientProvider messages={messages}>
        <PaymentChoiceProvider
          vouchers={booker.kind === 'member' ? booker.vouchers : []}
          points={points}
          totalKrw={quote.totalKrw}
          typed={prefilled.points}
        >
          <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div
              data-testid="booking-slip"
              className="lg:sticky lg:top-6 lg:order-2 lg:flex lg:max-h-[calc(100dvh-3rem)] lg:flex-col"
            >
              <details className="group/slip peer border border-stone bg-paper lg:hidden">
                <summary className="flex min-h-control items-center gap-3 px-5 py-2.5">
                  <span className="sr-only">{t('summary.show')}: </span>
                  <SlipLine
                    hotelName={hotel.hotelName}
                    dates={formatStay(booking, locale)}
                    nightCount={quote.nights.length}
                    rooms={quote.rooms.map(({ roomTypeName, cancellation }) => ({ roomTypeName, cancellation }))}
                    asOf={quote.asOf}
                    exchangeRate={exchangeRate}
                  />
                  <Glyph name="chevron-down" className="shrink-0 transition-transform group-open/slip:rotate-180" />
                </summary>
              </details>
              <div className="hidden peer-open:-mt-px peer-open:block lg:flex lg:min-h-0 lg:flex-col">
                <BookingSummary
                  hotel={hotel}
                  stay={booking}
                  quote={quote}
                  earnedPoints={booker.kind === 'member' ? earnedPoints : null}
                  exchangeRate={exchangeRate}
                  offersHref={offersHref}
                />
              </div>
            </div>
            <div className="min-w-0 lg:order-1">
              {booker.kind === 'guest' && booker.publicRate !== undefined ? (
                <MemberRateChoice
                  booking={booking}
                  totalKrw={quote.totalKrw}
                  publicRate={booker.publicRate}
                  fromTier={quote.rooms.find(({ fromTier }) => fromTier !== null)?.fromTier ?? null}
                  {...waysBack(booking)}
                />
              ) : (
                <>
                  {booker.kind === 'guest' && (
                    <MemberAdvantage
                      memberRate={booker.memberRate}
                      earnedPoints={earnedPoints}
                      {...waysBack(booker.memberRate?.booking ?? booking)}
                    />
                  )}
                  <NoScriptNote>
                    {t('noScript')} {hotel.telephone}
                  </NoScriptNote>
                  {booker.kind === 'member' && booker.frozen && (
                    <div className="mb-8">
                      <FrozenNotice telephone={booker.frozen.telephone} />
                    </div>
                  )}
                  <BookingFlow
                    isVerified={isVerified}
                    preferences={booker.kind === 'member' ? preferences : null}
                    booking={booking}
                    hotelName={hotel.hotelName}
                    rooms={quote.rooms.map(({ roomTypeName, ratePlanName, cancellation, accessibility, price }) => ({
                      roomTypeName,
                      accessibility,
                      ratePlanName,
                      cancellation,
                      price: { totalKrw: price.totalKrw },
                      included: <IncludedItems price={price} className="mt-2 text-sm lg:hidden" />,
                    }))}
                    asOf={quote.asOf}
                    notices={quote.notices}
                    terms={shownTerms(terms)}
                    askOptions={askOptions}
                    owner={booker.kind === 'member' ? booker.membershipNo : null}
                    prefilled={prefilled}
                  />
                </>
              )}
            </div>
          </div>
        </PaymentChoiceProvider>
      </NextIntlClientProvider>
    </main>
  );
}
