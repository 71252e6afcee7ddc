import { useLocale, useTranslations } from 'next-intl';
import { CancelledRooms } from '@/components/reservation/cancelled-rooms';
import { SleepingLine } from '@/components/stay/sleeping-line';
import { formatKrw } from '@/components/ui/price';
import { guestName } from '@/lib/booking/guest-name';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { receiptSums } from '@/lib/my-page/receipt';
import { partsOf } from '@/lib/stay/price-parts';

type Room = ReservationDetail['rooms'][number];

export function ReceiptRooms({ reservation }: { reservation: ReservationDetail }) {
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
        {[room.ratePlanName, t('guests', { adults: room.adults, minor: room.minor }), guestName(room)].join('\u00A0· ')}
      </p>
      <SleepingLine sleeping={room.sleeping} className="mt-1 text-ink-soft text-sm" />
      <p className="tabular mt-1 text-ink-muted text-sm">
        {partsOf(room.price)
          .map(({ part, amountKrw }) => `${common(`parts.${part}`)} ${formatKrw(amountKrw, locale)}`)
          .join('\u00A0· ')}
      </p>
    </>
  );
}
