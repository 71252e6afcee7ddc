import { useLocale, useTranslations } from 'next-intl';
import { Wordmark } from '@/components/layout/wordmark';
import { CancelledRooms } from '@/components/reservation/cancelled-rooms';
import { PrintButton } from '@/components/reservation/device-buttons';
import { AskLines } from '@/components/stay/ask-lines';
import { EarnedPoints } from '@/components/stay/earned-points';
import { guestsWithAges } from '@/components/stay/guests-text';
import { SleepingLine } from '@/components/stay/sleeping-line';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import { countNights } from '@/lib/dates/day';
import { seoulMoment } from '@/lib/dates/format';
import { guestName } from '@/lib/hub/contract/guest-name';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { receiptSums } from '@/lib/my-page/receipt';
import { paths } from '@/lib/routes/paths';
import { formatStay } from '@/lib/stay/format-stay';
import { pricePartsOf } from '@/lib/stay/price-parts';

export interface ReservationReceiptProps {
  reservation: ReservationDetail;
  memberName: string;
  membershipNo: string;
}

export function ReservationReceipt({ reservation, memberName, membershipNo }: ReservationReceiptProps) {
  const t = useTranslations('myPage');
  const asks = useTranslations('common.asks');
  const locale = useLocale();
  const { status, reservationNo, checkInDate, checkOutDate, cancelledAt } = reservation;
  const moment = (instant: string) => t('reservation.instant', seoulMoment(instant, locale));
  const nights = t('units.nights', { nights: countNights(checkInDate, checkOutDate) });
  return (
    <article data-sheet className="max-w-3xl print:max-w-none">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-ink border-b pb-6">
        <div>
          <Wordmark className="text-lg" />
          <h1 className="display mt-4 text-2xl">{t(`receipt.title.${status}`)}</h1>
        </div>
        <p className="text-ink-soft text-sm">
          {t('receipt.issuedAt')} {moment(reservation.asOf)}
        </p>
      </header>
      <DescriptionList
        className="mt-6 border-t-0 print:mt-2 print:[&>div]:py-1.5"
        items={[
          { term: t('reservation.number'), description: reservationNo, strong: true },
          { term: t('receipt.issuedTo'), description: `${memberName}\u00A0· ${t('status.number')} ${membershipNo}` },
          { term: t('reservation.hotel'), description: `${reservation.hotelName}, ${reservation.address}` },
          { term: t('reservation.stay'), description: `${formatStay(reservation, locale)}\u00A0· ${nights}` },
          { term: t('reservation.bookedAt'), description: moment(reservation.bookedAt) },
          { term: t('receipt.cancelledAt'), description: cancelledAt === null ? null : moment(cancelledAt) },
        ]}
      />
      <ReceiptRooms reservation={reservation} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-4 border-ink border-t pt-4 text-lg">
        <p className="font-medium">{t(`receipt.charged.${status}`)}</p>
        <p className="tabular font-medium" data-charged>
          {formatKrw(receiptSums(reservation).chargedKrw, locale)}
        </p>
      </div>
      <p className="mt-3 text-ink-soft text-sm">{t(`receipt.note.${status}`)}</p>
      <EarnedPoints points={reservation.earnedPoints} status={status} className="mt-2 text-sm" />
      <AskLines asks={reservation.asks} title={asks('chosen')} className="mt-6 print:break-inside-avoid" />
      <ReceiptSeller />
      <div data-screen-only className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <PrintButton label={t('receipt.print')} />
        <TextLink href={localizedPath(locale, paths.myPageReservationCheck.roomReservationDetail(reservationNo))}>
          {t('receipt.back')}
        </TextLink>
      </div>
    </article>
  );
}

/** The seller, as Korean law requires on a receipt. No real company stands behind the facts: they say so. */
function ReceiptSeller() {
  const t = useTranslations('layout.seller');
  const facts = ['name', 'representative', 'registration', 'mailOrder', 'address'] as const;
  return (
    <section className="mt-10 border-stone-deep border-t pt-5 text-sm print:mt-6">
      <h2 className="flex flex-wrap items-center gap-3 font-medium">
        {t('title')} <Badge tone="neutral">{t('sample')}</Badge>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{t(fact)}</li>
        ))}
      </ul>
    </section>
  );
}

type Room = ReservationDetail['rooms'][number];

function ReceiptRooms({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('myPage');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const { rooms, voucher } = reservation;
  const { roomsKrw, voucherKrw, points, pointsKrw, notChargedKrw, roomFeesKrw } = receiptSums(reservation);
  const won = (amountKrw: number) => formatKrw(amountKrw, locale);
  const lines = [
    {
      term: t('receipt.rooms'),
      amount: won(roomsKrw),
      isShown: rooms.length > 1 || voucherKrw > 0 || pointsKrw > 0 || notChargedKrw > 0 || roomFeesKrw > 0,
    },
    {
      term: t('reservation.voucher', { name: voucher?.name ?? '' }),
      amount: `−${won(voucherKrw)}`,
      isShown: voucherKrw > 0,
    },
    { term: t('receipt.notCharged'), amount: `−${won(notChargedKrw)}`, isShown: notChargedKrw > 0 },
    { term: common('pointsPart', { points }), amount: `−${won(pointsKrw)}`, isShown: points > 0 },
    { term: common('roomFees'), amount: won(roomFeesKrw), isShown: roomFeesKrw > 0 },
  ];
  return (
    <>
      <ol className="mt-8 divide-y divide-stone border-stone border-y print:mt-4">
        {rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms of a reservation have no id, and their order never changes
          <li key={index} className="py-4 print:break-inside-avoid print:py-2.5">
            <ReceiptRoom room={room} number={index + 1} />
          </li>
        ))}
      </ol>
      <CancelledRooms rooms={reservation.cancelledRooms} className="mt-4" />
      <dl className="mt-4 flex flex-col gap-2">
        {lines
          .filter(({ isShown }) => isShown)
          .map(({ term, amount }) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-6">
              <dt>{term}</dt>
              <dd className="tabular text-right">{amount}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function ReceiptRoom({ room, number }: { room: Room; number: number }) {
  const t = useTranslations('myPage.reservation');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-medium">
          {t('roomNumber', { number })}&nbsp;· {room.roomTypeName}
        </span>
        <span className="tabular">{formatKrw(room.price.totalKrw, locale)}</span>
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {[room.ratePlanName, guestsWithAges([room], common, locale), guestName(room)].join('\u00A0· ')}
      </p>
      <SleepingLine sleeping={room.sleeping} className="mt-1 text-ink-soft text-sm" />
      <p className="tabular mt-1 text-ink-muted text-sm">
        {pricePartsOf(room.price)
          .map(({ part, amountKrw }) => `${common(`parts.${part}`)} ${formatKrw(amountKrw, locale)}`)
          .join('\u00A0· ')}
      </p>
    </>
  );
}
