import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { guestsWithAges } from '@/components/stay/guests-text';
import { IncludedItems } from '@/components/stay/included-items';
import { SleepingLine } from '@/components/stay/sleeping-line';
import { TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Quote } from '@/lib/booking/offer-quote';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { ExchangeRate } from '@/lib/stay/exchange';
import type { StayDates } from '@/lib/stay/stay';
import { BookingPrice } from './booking-price';

export interface BookingSummaryProps {
  hotel: HotelDetail;
  stay: StayDates;
  quote: Quote;
  /** Null for a guest, and where it is unknown. */
  earnedPoints: number | null;
  exchangeRate: ExchangeRate | null;
  offersHref: string;
}

export function BookingSummary({ hotel, stay, quote, earnedPoints, exchangeRate, offersHref }: BookingSummaryProps) {
  const t = useTranslations('booking.summary');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  // Without the rest: the price goes to the browser.
  const { rooms, asOf, notices: _, ...price } = quote;
  const nights = countNights(stay.checkInDate, stay.checkOutDate);
  return (
    <section aria-labelledby="booking-summary" className="flex flex-col border border-stone bg-paper lg:min-h-0">
      <Picture
        picture={hotel.picture}
        sizes="(min-width: 64rem) 24rem, 100vw"
        alt=""
        className="aspect-[5/2] shrink-0 lg:[@media(max-height:60rem)]:hidden"
      />
      <div className="shrink-0 px-6 pt-5 pb-4">
        <h2 id="booking-summary" className="eyebrow mb-1">
          {t('title')}
        </h2>
        <p className="display text-xl">{hotel.hotelName}</p>
        <p className="mt-1 text-ink-muted text-sm">{[hotel.address.city, hotel.address.street].join('\u00A0· ')}</p>
      </div>
      <BookingPrice
        price={price}
        rooms={rooms.map(({ roomTypeName, cancellation }) => ({ roomTypeName, cancellation }))}
        asOf={asOf}
        earnedPoints={earnedPoints}
        exchangeRate={exchangeRate}
      >
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 border-stone border-y py-3">
          <DayFact term={t('checkIn')} day={formatShortDay(stay.checkInDate, locale)}>
            {t('from', { time: hotel.checkInFrom })}
          </DayFact>
          <DayFact term={t('checkOut')} day={formatShortDay(stay.checkOutDate, locale)}>
            {t('until', { time: hotel.checkOutUntil })}
          </DayFact>
        </dl>
        <div>
          <p className="keep-words mb-2 text-ink-muted text-sm">
            {common('nights', { count: nights })}&nbsp;· {common('rooms', { count: rooms.length })}
          </p>
          <ol className="flex flex-col gap-2">
            {rooms.map((room, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a room of a booking is its position and nothing else
              <li key={index}>
                <p className="font-medium">
                  {rooms.length > 1 && (
                    <span className="mr-2 font-normal text-ink-muted text-xs">
                      {t('roomOf', { number: index + 1 })}
                    </span>
                  )}
                  <span>{room.roomTypeName}</span>
                </p>
                <p className="keep-words text-ink-soft text-sm">
                  {[
                    room.ratePlanName,
                    t(room.breakfastIncluded ? 'breakfast' : 'noBreakfast'),
                    guestsWithAges([room], common, locale),
                  ].join('\u00A0· ')}
                </p>
                <IncludedItems price={room.price} className="text-ink-soft text-sm" />
                <SleepingLine sleeping={room.sleeping} className="text-ink-soft text-sm" />
              </li>
            ))}
          </ol>
          <TextLink href={offersHref} className="inline-flex min-h-11 items-center text-sm">
            {t('changeRoom')}
          </TextLink>
        </div>
      </BookingPrice>
    </section>
  );
}

function DayFact({ term, day, children }: { term: string; day: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-xs">{term}</dt>
      <dd className="tabular font-medium">
        {day}
        <span className="block font-normal text-ink-muted text-sm">{children}</span>
      </dd>
    </div>
  );
}
