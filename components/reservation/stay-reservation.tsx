import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { askName, askSentences, optionSentences } from '@/components/stay/ask-sentences';
import { StayNotices } from '@/components/stay/stay-notices';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { isPossible } from '@/lib/booking/ask-choice';
import { roomToCancelQuery } from '@/lib/booking/room-to-cancel';
import { formatSeoulInstant } from '@/lib/dates/format';
import { askKinds } from '@/lib/hub/contract/ask-kinds';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { joined } from '@/lib/i18n/list-text';
import { localizedPath } from '@/lib/i18n/localized-path';
import { guestAddress } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths } from '@/lib/routes/paths';
import { AskRow } from './ask-row';
import { CancelledResult, CancelledSummary } from './cancelled-result';
import { CancelledRooms } from './cancelled-rooms';
import { ReservationNumber } from './reservation-number';
import { ReservationSum } from './reservation-sum';
import { ReservedRooms } from './reserved-rooms';
import { SaveStayButton } from './save-stay-button';
import { changePathOf, StayChanges } from './stay-changes';
import { useStayFacts } from './use-stay-facts';

export interface StayReservationProps extends StayAsksProps {
  way?: ReactNode;
  papers?: ReactNode;
}

export function StayReservation({ reservation, booker, isVerified, way, papers }: StayReservationProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { reservationNo, status, rooms, cancelledAt } = reservation;
  const isSeveral = rooms.length > 1 && reservation.cancellableYn === 'Y';
  return (
    <article className="flex flex-col gap-12">
      {status === 'cancelled' && cancelledAt !== null && (
        <CancelledResult cancelledAt={formatSeoulInstant(cancelledAt, locale)}>
          <CancelledSummary reservation={reservation} />
        </CancelledResult>
      )}
      <div>
        <PageHeading
          eyebrow={reservation.cityName}
          title={reservation.hotelName}
          lead={<p>{t(`lookUp.status.${status}`)}</p>}
        >
          <ReservationNumber
            label={t('confirmation.reservationNo')}
            number={reservationNo}
            testId="reservation-no"
            className="mt-6"
          />
        </PageHeading>
        <Picture
          picture={reservation.picture}
          alt=""
          sizes="(min-width: 1201px) 900px, 100vw"
          priority
          className="mt-8 aspect-[12/5] rounded-sm md:aspect-[21/9] print:hidden"
        />
        <DescriptionList className="mt-8" items={useStayFacts(reservation)} />
        <StayNotices notices={reservation.notices} className="mt-8" />
        {status === 'confirmed' && (
          <div data-screen-only className="mt-6">
            <SaveStayButton reservation={reservation} />
          </div>
        )}
      </div>
      <Section rule title={t('reservation.wayTitle')}>
        <DescriptionList
          items={[
            { term: t('confirmation.address'), description: reservation.address },
            { term: t('confirmation.telephone'), description: <TelephoneLink number={reservation.telephone} /> },
          ]}
        />
        {way}
        <p data-screen-only className="mt-4">
          <TextLink
            prefetch
            href={localizedPath(locale, paths.hotel(reservation.hotelId))}
            className="inline-flex min-h-11 items-center"
          >
            {t('reservation.hotelLink')}
          </TextLink>
        </p>
      </Section>
      <Section rule title={t('reservation.roomsTitle')}>
        <ReservedRooms
          rooms={rooms}
          actions={(isSeveral ? rooms : []).map((_, index) => (
            <TextLink
              key={roomToCancelQuery(index, reservation).cancel}
              href={localizedPath(locale, changePathOf(booker, reservationNo, roomToCancelQuery(index, reservation)))}
              className="inline-flex min-h-11 items-center text-sm print:hidden"
            >
              {t('change.cancelRoom', { number: index + 1 })}
            </TextLink>
          ))}
        />
        <CancelledRooms rooms={reservation.cancelledRooms} titleLevel={3} className="mt-8" />
        <div className="mt-8 max-w-reading">
          <ReservationSum reservation={reservation} />
        </div>
        {papers}
      </Section>
      <StayAsks reservation={reservation} booker={booker} isVerified={isVerified} />
      <StayChanges reservation={reservation} booker={booker} />
    </article>
  );
}

interface StayAsksProps {
  reservation: ReservationDetail;
  booker: 'member' | 'guest';
  /** The member comes back from the identity check, which was shown in place of this page. */
  isVerified?: boolean;
}

export function StayAsks({ reservation, booker, isVerified = false }: StayAsksProps) {
  const t = useTranslations('common.asks');
  const { auth, common } = useMessages();
  const locale = useLocale();
  const { reservationNo, asks, askOptions } = reservation;
  const rows = askKinds
    .map((kind) => ({
      kind,
      ask: asks.find((ask) => ask.kind === kind),
      option: askOptions.find((option) => option.kind === kind),
    }))
    .filter(({ ask, option }) => ask !== undefined || option !== undefined);
  if (rows.length === 0) return null;
  const askPaths =
    booker === 'guest'
      ? { ask: guestAddress('ask', reservationNo), withdraw: guestAddress('withdrawAsk', reservationNo) }
      : { ask: hubCall('askForStay', { reservationNo }), withdraw: hubCall('withdrawAsk', { reservationNo }) };
  const messages =
    booker === 'guest'
      ? { common: { asks: common.asks } }
      : { auth: { identity: auth.identity }, common: { asks: common.asks, frozen: common.frozen } };
  const words = { t, locale };
  const textsOf = ({ kind, ask, option }: (typeof rows)[number]) => ({
    kind: askName((option && isPossible(option) ? option : (ask ?? option)) ?? { kind }, words),
    standing: ask ? joined(askSentences(ask, words), locale) : '',
    offered: option ? joined(optionSentences(option, words), locale) : '',
  });
  const href = localizedPath(locale, paths.myPageReservationCheck.roomReservationDetail(reservationNo));
  return (
    <Section rule title={t('title')}>
      {askOptions.length > 0 && <p className="mb-4 max-w-reading text-ink-soft text-sm">{t('hint')}</p>}
      <NextIntlClientProvider locale={locale} messages={messages}>
        <ul data-testid="asks" className="flex flex-col divide-y divide-stone border-stone border-y">
          {rows.map((row) => (
            <AskRow
              key={row.kind}
              ask={row.ask}
              option={row.option}
              texts={textsOf(row)}
              paths={askPaths}
              href={href}
              isVerified={isVerified}
            />
          ))}
        </ul>
      </NextIntlClientProvider>
    </Section>
  );
}
