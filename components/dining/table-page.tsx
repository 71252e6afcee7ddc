import clsx from 'clsx';
import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import { shownTerms } from '@/lib/booking/guest-form';
import { formatShortDay } from '@/lib/dates/format';
import type { TableData } from '@/lib/dining/load-table';
import { bookedTableOf } from '@/lib/dining/table-change';
import { formOfReservation, prefilledTableForm } from '@/lib/dining/table-guest-form';
import { writeTableParams } from '@/lib/dining/table-params';
import { tableTermsAt } from '@/lib/dining/table-terms';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { TableBooking } from './table-booking';
import { TableChoice } from './table-choice';
import { TableSlip } from './table-slip';

export interface TablePageProps extends TableData {
  now: Date;
  today: string;
  messages: Pick<Messages, 'dining' | 'common' | 'problems'> & {
    booking: Pick<Messages['booking'], 'errors' | 'form'> & {
      change: Pick<Messages['booking']['change'], 'failure' | 'obstacle'>;
    };
  };
}

export function TablePage({ now, today, messages, ...data }: TablePageProps) {
  const t = useTranslations('dining.table');
  const locale = useLocale();
  const { restaurant, request, availability, booker, changing, terms } = data;
  const { restaurantId } = restaurant;
  const { date, party, seatings } = availability;
  const time = seatings.find((seating) => seating.time === request.time && seating.tablesLeft > 0)?.time ?? null;
  const hrefAt = (at: string | null) =>
    localizedPath(
      locale,
      paths.restaurantTable(restaurantId, writeTableParams({ party, date, time: at, changing: request.changing })),
    );
  return (
    <main id="content" className="page-width py-10 md:py-16">
      <PageHeading
        eyebrow={`${restaurant.name}\u00A0· ${restaurant.hotelName}`}
        title={changing ? t('changeHeading') : t('heading')}
        className="mb-10"
      />
      {request.repaired && <Notice className="mb-8">{t('repaired')}</Notice>}
      {changing && (
        <Notice
          className="mb-8"
          actions={
            <TextLink
              href={localizedPath(
                locale,
                booker.kind === 'guest'
                  ? paths.guestReservation()
                  : paths.myPageReservationCheck.diningReservationDetail(changing.tableReservationNo),
              )}
            >
              {t('change.keep')}
            </TextLink>
          }
        >
          {t('change.now', {
            day: formatShortDay(changing.date, locale),
            time: changing.time,
            guests: t('guests', { count: changing.party }),
          })}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {/* On a phone the choice comes first; after the choice, the summary. */}
        <div className={clsx('min-w-0 lg:sticky lg:top-24 lg:order-2', time === null && 'order-last')}>
          <TableSlip
            restaurant={restaurant}
            chosen={
              time === null
                ? undefined
                : {
                    date,
                    time,
                    party,
                    terms: tableTermsAt({ date, time, party }, restaurant.terms, now),
                    changeHref: hrefAt(null),
                  }
            }
          />
        </div>
        <div className="min-w-0 lg:order-1">
          {time === null ? (
            <TableChoice
              restaurant={restaurant}
              request={request}
              availability={availability}
              today={today}
              present={changing}
            />
          ) : (
            <>
              {booker.kind === 'guest' && !changing && <LogIn returnTo={hrefAt(time)} />}
              <NoScriptNote>{t('noScript', { telephone: restaurant.telephone })}</NoScriptNote>
              <NextIntlClientProvider messages={messages}>
                <TableBooking
                  key={`${date} ${time} ${party}`}
                  seating={{ restaurantId, date, time, party }}
                  owner={booker.kind === 'guest' ? GUEST_OWNER : booker.membershipNo}
                  changing={changing && bookedTableOf(changing)}
                  terms={shownTerms(terms)}
                  prefilled={
                    changing
                      ? formOfReservation(changing)
                      : prefilledTableForm(booker.kind === 'guest' ? null : booker.profile)
                  }
                />
              </NextIntlClientProvider>
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function LogIn({ returnTo }: { returnTo: string }) {
  const t = useTranslations('dining.table');
  const locale = useLocale();
  return (
    <p className="mb-8 flex flex-wrap gap-x-6 gap-y-2 border-brass border-t pt-4 text-ink-soft">
      <span>{t('loginSentence')}</span>
      <TextLink href={localizedPath(locale, paths.membershipLogin({ returnTo }))}>{t('logIn')}</TextLink>
      <TextLink href={localizedPath(locale, paths.signUp({ returnTo }))}>{t('join')}</TextLink>
    </p>
  );
}
