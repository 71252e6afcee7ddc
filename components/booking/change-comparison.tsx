import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TitledTerms } from '@/components/stay/reservation-terms';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import { changesOf, touchesPrice } from '@/lib/booking/change-differences';
import { type ChangeForm, type CompleteChange, changeFormOf } from '@/lib/booking/change-stay';
import { guestName } from '@/lib/booking/guest-name';
import { addUpPrices } from '@/lib/booking/offer-quote';
import { formatShortDay } from '@/lib/dates/format';
import { dueAtHotelKrw } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { ChangeQuote } from '@/lib/hub/contract/reservation-change';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { PriceBreakdown } from './price-breakdown';

interface ChangeComparisonProps {
  reservation: ReservationDetail;
  form: CompleteChange;
  quote: ChangeQuote;
  movedFromKrw: number | null;
  pending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

export function ChangeComparison(props: ChangeComparisonProps) {
  const { reservation, form, quote, movedFromKrw, pending, onConfirm, onBack } = props;
  const t = useTranslations('booking.change');
  const locale = useLocale();
  const won = (amountKrw: number) => formatKrw(amountKrw, locale);
  const before = changeFormOf(reservation);
  const priced = touchesPrice(changesOf(before, form), quote);
  const { differenceKrw } = quote;
  const { spentPoints, returnedPoints, expiredPoints } = quote.pointsMoved;
  const stayAfter = { ...quote, totalKrw: quote.afterKrw };
  const after = reservationTerms(stayAfter);
  const losesFree = after.nowKrw > 0 && reservationTerms(reservation).nowKrw === 0;
  const sign = differenceKrw > 0 ? '+' : differenceKrw < 0 ? '−' : '';
  const prices = [
    { term: t('totalBefore'), description: won(quote.beforeKrw) },
    { term: t('totalAfter'), description: won(quote.afterKrw) },
    {
      term: t('difference'),
      description: differenceKrw === 0 ? t('noDifference') : `${sign}${won(Math.abs(differenceKrw))}`,
      strong: true,
    },
  ];
  return (
    <div className="flex flex-col gap-8">
      {movedFromKrw !== null && (
        <Notice live tone="warning" title={t('moved')}>
          {t('movedSentence', { before: won(movedFromKrw), now: won(dueAtHotelKrw(quote.afterKrw, quote.points)) })}
        </Notice>
      )}
      <ChangeRows before={before} after={form} prices={priced ? prices : []} />
      {losesFree && (
        <Notice tone="warning" title={t('freeEnds')}>
          {t('freeEndsFee', { fee: won(after.nowKrw) })}
        </Notice>
      )}
      {quote.voucherGivenBackYn === 'Y' && <Notice>{t('voucherBack')}</Notice>}
      {returnedPoints > 0 && <Notice>{t('pointsBack', { points: returnedPoints })}</Notice>}
      {expiredPoints > 0 && <Notice tone="warning">{t('pointsGone', { points: expiredPoints })}</Notice>}
      {spentPoints > 0 && <Notice>{t('pointsSpent', { points: spentPoints })}</Notice>}
      {priced ? (
        <div className="flex max-w-md flex-col gap-6">
          <PriceBreakdown
            locale={locale}
            price={addUpPrices(quote.rooms.map(({ price }) => price))}
            voucher={quote.voucher}
            points={quote.points}
          />
          <div className="border-stone border-t pt-4">
            <TitledTerms locale={locale} stay={stayAfter} />
          </div>
        </div>
      ) : (
        <p className="max-w-reading text-ink-soft">{t('priceStays')}</p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button onClick={onConfirm} pending={pending} pendingLabel={t('changing')}>
          <span className="tabular">
            {differenceKrw === 0
              ? t('confirmSame')
              : t('confirm', { total: won(dueAtHotelKrw(quote.afterKrw, quote.points)) })}
          </span>
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}

interface ChangeRowsProps {
  before: CompleteChange;
  after: CompleteChange;
  prices: Parameters<typeof DescriptionList>[0]['items'];
}

function ChangeRows({ before, after, prices }: ChangeRowsProps) {
  const t = useTranslations('booking.change');
  const summary = useTranslations('booking.summary');
  const ages = useTranslations('common.ages');
  const locale = useLocale();
  const dates = ({ checkInDate, checkOutDate }: CompleteChange) =>
    `${formatShortDay(checkInDate, locale)} – ${formatShortDay(checkOutDate, locale)}`;
  const ofRoom = {
    count: ({ adults, minor, minorAges = [] }) => {
      const party = summary('occupancy', { adults, minor });
      return minorAges.length === 0 ? party : `${party} (${minorAges.map((age) => ages('years', { age })).join(', ')})`;
    },
    guest: guestName,
    requests: ({ requests }) => <span className="whitespace-pre-line">{requests.trim() || t('noRequests')}</span>,
  } satisfies Record<string, (room: ChangeForm['rooms'][number]) => ReactNode>;
  const rows = changesOf(before, after).flatMap((change) => {
    if (change.kind === 'dates') {
      return [
        { term: t('datesBefore'), description: dates(before) },
        { term: t('datesAfter'), description: dates(after) },
      ];
    }
    const { kind, index } = change;
    const room = before.rooms.length === 1 ? '' : `${summary('roomOf', { number: index + 1 })}\u00A0· `;
    return ([before, after] as const).flatMap(({ rooms: { [index]: one } }, side) => {
      if (!one) return [];
      return [{ term: room + t(`${kind}${side === 0 ? 'Before' : 'After'}`), description: ofRoom[kind](one) }];
    });
  });
  return <DescriptionList layout="row" items={[...rows, ...prices]} />;
}
