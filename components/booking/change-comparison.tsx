import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceBreakdown } from '@/components/reservation/price-breakdown';
import { AccessibleRoomFacts } from '@/components/stay/accessible-room-facts';
import { AskLines } from '@/components/stay/ask-lines';
import { guestsWithAges } from '@/components/stay/guests-text';
import { TitledTerms } from '@/components/stay/reservation-terms';
import { scheduleSentences } from '@/components/stay/terms-sentences';
import { Button } from '@/components/ui/button';
import { type DescriptionItem, DescriptionList } from '@/components/ui/description-list';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import { arrivalText } from '@/lib/booking/arrival-times';
import { changesOf, touchesPrice } from '@/lib/booking/change-differences';
import { type ChangeForm, type CompleteChange, changeFormOf, roomsThatStay } from '@/lib/booking/change-stay';
import { addUpPrices } from '@/lib/booking/offer-quote';
import { guestName } from '@/lib/hub/contract/guest-name';
import { dueAtHotelKrw } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { ChangeQuote } from '@/lib/hub/contract/reservation-change';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { formatStay } from '@/lib/stay/format-stay';
import type { QuotedChange } from './use-change-stay';

interface ChangeComparisonProps extends Omit<QuotedChange, 'revision'> {
  reservation: ReservationDetail;
  pending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

export function ChangeComparison(props: ChangeComparisonProps) {
  const { reservation, form, quote, moved, pending, onConfirm, onBack } = props;
  const t = useTranslations('booking.change');
  const asks = useTranslations('common.asks');
  const locale = useLocale();
  const won = (amountKrw: number) => formatKrw(amountKrw, locale);
  const before = changeFormOf(reservation);
  const priced = touchesPrice(changesOf(before, form), quote);
  const { differenceKrw } = quote;
  const { spentPoints, returnedPoints, expiredPoints } = quote.pointsMoved;
  const dueKrw = dueAtHotelKrw(quote.afterKrw, quote.points, quote.cancelledRooms);
  const dueBeforeKrw = dueAtHotelKrw(quote.beforeKrw, reservation.points, reservation.cancelledRooms);
  const cancels = quote.cancelledRooms.slice(reservation.cancelledRooms.length);
  const kept = keptOf(cancels);
  const savesNothing =
    cancels.length > 0 && dueKrw >= dueBeforeKrw && returnedPoints === 0 && quote.voucherGivenBackYn === 'N';
  const stayAfter = { ...quote, totalKrw: quote.afterKrw };
  const after = reservationTerms(stayAfter);
  const losesFree = after.nowKrw > 0 && reservationTerms(reservation).nowKrw === 0;
  const confirmKey = cancels.length > 0 ? 'confirmCancel' : differenceKrw === 0 ? 'confirmSame' : 'confirm';
  const sign = differenceKrw > 0 ? '+' : differenceKrw < 0 ? '−' : '';
  const prices = [
    { term: t('totalBefore'), description: won(quote.beforeKrw) },
    { term: t('totalAfter'), description: won(quote.afterKrw) },
    {
      term: t('difference'),
      description: differenceKrw === 0 ? t('noDifference') : `${sign}${won(Math.abs(differenceKrw))}`,
      strong: true,
    },
    ...(cancels.length > 0
      ? [{ term: t('fee'), description: quote.feeKrw === 0 ? t('noFee') : won(quote.feeKrw), strong: true }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-8">
      {moved && (
        <Notice live tone="warning" title={t(`moved.${moved.sum}`)}>
          {t(`movedSentence.${moved.sum}`, {
            before: won(moved.fromKrw),
            now: won(moved.sum === 'fee' ? quote.feeKrw : quote.afterKrw),
          })}
        </Notice>
      )}
      <ChangeRows reservation={reservation} quote={quote} before={before} after={form} prices={priced ? prices : []} />
      <CancelledTerms reservation={reservation} form={form} />
      <AccessibleRooms reservation={reservation} form={form} quote={quote} />
      {savesNothing && <Notice tone="warning">{t('savesNothing')}</Notice>}
      {losesFree && (
        <Notice tone="warning" title={t('freeEnds')}>
          {t('freeEndsFee', { fee: won(after.nowKrw) })}
        </Notice>
      )}
      {quote.voucherGivenBackYn === 'Y' && <Notice>{t('voucherBack')}</Notice>}
      {kept.points > 0 && <Notice>{t('pointsKept', { points: kept.points, amount: won(kept.amountKrw) })}</Notice>}
      {returnedPoints > 0 && <Notice>{t('pointsBack', { points: returnedPoints })}</Notice>}
      {expiredPoints > 0 && <Notice tone="warning">{t('pointsGone', { points: expiredPoints })}</Notice>}
      {spentPoints > 0 && <Notice>{t('pointsSpent', { points: spentPoints })}</Notice>}
      <AskLines asks={quote.asks} title={asks('afterChange')} titleLevel={3} />
      {priced ? (
        <div className="flex max-w-md flex-col gap-6">
          <PriceBreakdown
            price={addUpPrices(quote.rooms.map(({ price }) => price))}
            voucher={quote.voucher}
            points={quote.points}
            cancelledRooms={quote.cancelledRooms}
          />
          <div className="border-stone border-t pt-4">
            <TitledTerms stay={stayAfter} />
          </div>
        </div>
      ) : (
        <p className="max-w-reading text-ink-soft">{t('priceStays')}</p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button onClick={onConfirm} pending={pending} pendingLabel={t('changing')}>
          <span className="tabular">
            {confirmKey === 'confirmSame' ? t(confirmKey) : t(confirmKey, { total: won(dueKrw) })}
          </span>
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}

function CancelledTerms({ reservation, form }: Pick<ChangeComparisonProps, 'reservation' | 'form'>) {
  const t = useTranslations('common.terms');
  const locale = useLocale();
  const { rooms } = reservationTerms(reservation);
  return rooms
    .map((schedule, index) => ({ schedule, number: index + 1, isCancelled: form.rooms[index]?.cancelled }))
    .filter(({ isCancelled }) => isCancelled)
    .map(({ schedule, number }) => (
      <p key={number} className="-mt-4 max-w-reading text-ink-soft text-sm">
        {`${t('room', { number })}: ${scheduleSentences(schedule, { t, locale }).join(' ')}`}
      </p>
    ));
}

function AccessibleRooms({ reservation, form, quote }: Pick<ChangeComparisonProps, 'reservation' | 'form' | 'quote'>) {
  const t = useTranslations('booking.change');
  const isAccessible = ({ accessibility }: { accessibility: unknown }) => accessibility !== null;
  const staying = reservation.rooms.filter((_, index) => !form.rooms[index]?.cancelled);
  const ends =
    staying.some((room, index) => isAccessible(room) && !quote.rooms[index]?.accessibility) ||
    reservation.rooms.filter(isAccessible).length > staying.filter(isAccessible).length;
  return (
    <>
      {quote.rooms.map(({ accessibility }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room of a reservation is its position and nothing else
        <AccessibleRoomFacts key={index} held accessibility={accessibility} />
      ))}
      {ends && <Notice tone="warning">{t('accessibleEnds')}</Notice>}
    </>
  );
}

function keptOf(rooms: ChangeQuote['cancelledRooms']): { points: number; amountKrw: number } {
  const settled = rooms.flatMap(({ settledPoints }) => settledPoints ?? []);
  return {
    points: settled.reduce((sum, { keptPoints }) => sum + keptPoints, 0),
    amountKrw: settled.reduce((sum, { keptKrw }) => sum + keptKrw, 0),
  };
}

type ComparedKind = Exclude<ReturnType<typeof changesOf>[number]['kind'], 'cancelled'>;

interface ChangeRowsProps {
  reservation: ReservationDetail;
  quote: ChangeQuote;
  before: CompleteChange;
  after: CompleteChange;
  prices: Parameters<typeof DescriptionList>[0]['items'];
}

function ChangeRows({ reservation, quote, before, after, prices }: ChangeRowsProps) {
  const t = useTranslations('booking.change');
  const summary = useTranslations('booking.summary');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const arrival = ({ arrivalTime }: CompleteChange) =>
    arrivalTime ? arrivalText(arrivalTime, (words) => common('arrivalNight', words)) : t('arrivalUnknown');
  const dates = (change: CompleteChange) => formatStay(change, locale);
  const ofRoom = {
    count: (room) => guestsWithAges([room], common, locale),
    guest: guestName,
    requests: ({ requests }) => <span className="whitespace-pre-line">{requests.trim() || t('noRequests')}</span>,
  } satisfies Record<string, (room: ChangeForm['rooms'][number]) => ReactNode>;
  const pair = (kind: ComparedKind, was: ReactNode, becomes: ReactNode, room = ''): DescriptionItem[] => [
    { term: room + t(`${kind}Before`), description: was },
    { term: room + t(`${kind}After`), description: becomes },
  ];
  const rows = changesOf(before, after).flatMap((change): DescriptionItem[] => {
    if (change.kind === 'dates') return pair('dates', dates(before), dates(after));
    if (change.kind === 'arrival') return pair('arrival', arrival(before), arrival(after));
    const { kind, index } = change;
    const room = before.rooms.length === 1 ? '' : `${summary('roomOf', { number: index + 1 })}\u00A0· `;
    if (kind === 'cancelled') {
      const { roomTypeName, ratePlanName } = reservation.rooms[index] ?? {};
      return [{ term: room + t('cancelledRoom'), description: `${roomTypeName}\u00A0· ${ratePlanName}` }];
    }
    if (kind === 'roomType' || kind === 'rate') {
      const position = roomsThatStay(after.rooms.slice(0, index)).length;
      const name = kind === 'rate' ? 'ratePlanName' : 'roomTypeName';
      return pair(kind, reservation.rooms[index]?.[name], quote.rooms[position]?.[name], room);
    }
    const [was, becomes] = [before.rooms[index], after.rooms[index]];
    return was && becomes ? pair(kind, ofRoom[kind](was), ofRoom[kind](becomes), room) : [];
  });
  return <DescriptionList layout="row" items={[...rows, ...prices]} />;
}
