import { useLocale, useTranslations } from 'next-intl';
import { CancelledRooms } from '@/components/reservation/cancelled-rooms';
import { guestsWithAges } from '@/components/stay/guests-text';
import { ReservationTerms } from '@/components/stay/reservation-terms';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import { type CompleteChange, cancelCount, roomsThatStay } from '@/lib/booking/change-stay';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { guestName } from '@/lib/hub/contract/guest-name';
import { dueAtHotelKrw, roomFeesDueKrw } from '@/lib/hub/contract/point-payment';
import type { ChangeQuote } from '@/lib/hub/contract/reservation-change';

export function ChangeDone({ form, quote, href }: { form: CompleteChange; quote: ChangeQuote; href: string }) {
  const t = useTranslations('booking');
  const terms = useTranslations('common.terms');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const feesKrw = roomFeesDueKrw(quote.cancelledRooms);
  const cancels = cancelCount(form);
  return (
    <div className="flex flex-col gap-8">
      <Notice live tone="success" actions={<ButtonLink href={href}>{t('change.show')}</ButtonLink>}>
        {t('change.done')}
      </Notice>
      {/* Those of this change are the last. */}
      {cancels > 0 && <CancelledRooms rooms={quote.cancelledRooms.slice(-cancels)} titleLevel={3} />}
      <DescriptionList
        layout="row"
        items={[
          { term: t('summary.checkIn'), description: formatShortDay(form.checkInDate, locale) },
          { term: t('summary.checkOut'), description: formatShortDay(form.checkOutDate, locale) },
          ...roomsThatStay(form.rooms).map((room, index) => ({
            term: t('summary.roomOf', { number: index + 1 }),
            description: (
              <>
                <span>{quote.rooms[index]?.roomTypeName}</span>
                <span className="block text-ink-soft text-sm">
                  {`${guestName(room)}\u00A0· ${guestsWithAges([room], common, locale)}`}
                </span>
              </>
            ),
          })),
          {
            term: common('total', {
              nights: common('nights', { count: countNights(form.checkInDate, form.checkOutDate) }),
            }),
            description: formatKrw(quote.afterKrw, locale),
            strong: true,
          },
          {
            term: common('pointsPart', { points: quote.points?.points ?? 0 }),
            description: quote.points && `−${formatKrw(quote.points.amountKrw, locale)}`,
          },
          { term: common('roomFees'), description: feesKrw > 0 ? formatKrw(feesKrw, locale) : null },
          {
            term: common('dueAtHotel'),
            description:
              quote.points || feesKrw > 0
                ? formatKrw(dueAtHotelKrw(quote.afterKrw, quote.points, quote.cancelledRooms), locale)
                : null,
            strong: true,
          },
          {
            term: terms('title'),
            description: <ReservationTerms stay={{ ...quote, totalKrw: quote.afterKrw }} />,
          },
        ]}
      />
    </div>
  );
}
