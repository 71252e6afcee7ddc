import { getTranslations } from 'next-intl/server';
import { AccessibleRoomFacts } from '@/components/stay/accessible-room-facts';
import { BedPlan } from '@/components/stay/bed-plan';
import { RatePrice } from '@/components/stay/rate-price';
import { RoomPictures } from '@/components/stay/room-pictures';
import { SleepingLine } from '@/components/stay/sleeping-line';
import { priceWriter, StayPrice } from '@/components/stay/stay-price';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button-style';
import { Fold } from '@/components/ui/fold';
import { Glyph } from '@/components/ui/glyph';
import type { RoomType } from '@/lib/hub/contract/hotel';
import type { RoomOffer } from '@/lib/hub/contract/offer';
import { areFewRooms } from '@/lib/stay/few-rooms';
import { roomKey } from '@/lib/stay/room-atoms';
import { lowestTotals } from '@/lib/stay/room-totals';
import { cancellationSentence } from './cancellation-sentence';
import { RoomOfferRow, type RoomOfferRowProps } from './room-offer-row';
import { RoomRates } from './room-rates';

export interface RoomCardProps extends Pick<RoomOfferRowProps, 'isMember' | 'rules' | 'earnRates'> {
  hotelId: string;
  current: number;
  type: RoomType;
  offers: readonly RoomOffer[];
  hrefOf: (offer: RoomOffer) => string;
  isChosen: (offer: RoomOffer) => boolean;
  startsOpen: boolean;
}

const isSame = (values: readonly string[]) => values.length > 1 && new Set(values).size === 1;

export async function RoomCard(props: RoomCardProps) {
  const { hotelId, current, type, offers, hrefOf, isChosen, isMember, rules, earnRates, startsOpen } = props;
  const write = await priceWriter(rules);
  const t = await getTranslations('search.offers');
  const hotels = await getTranslations('hotels.detail');
  const common = await getTranslations('common.stay');
  const { totalKrw, memberTotalKrw } = lowestTotals(offers, isMember);
  const nights = common('nights', { count: offers[0]?.price.nights.length ?? 0 });
  const roomsLeft = Math.min(...offers.map((offer) => offer.roomsLeft));
  const { accessibility, occupancy } = type;
  const { maxGuests, maxAdults } = occupancy;
  const sleeping = offers[0]?.sleeping ?? null;
  const hasMinors = sleeping?.some(({ minorAges }) => minorAges.length > 0) ?? false;
  const facts = [
    hotels('areaValue', { area: type.areaM2 }),
    type.bed.name,
    // Children who share a bed do not count.
    ...(hasMinors ? [] : [hotels('guestsValue', { guests: maxGuests })]),
  ];
  const breakfasts = offers.map(({ ratePlan }) => t(ratePlan.breakfastIncluded ? 'breakfast' : 'noBreakfast'));
  const cancellations = await Promise.all(offers.map((offer) => cancellationSentence(offer.cancellation)));
  const shared = [breakfasts, cancellations].filter(isSame).map(([first]) => first);
  return (
    <li className="border-stone-deep border-t py-6 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-8 md:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-10 lg:py-8">
      <RoomPictures
        pictures={type.pictures}
        sizes="(min-width: 48rem) 19rem, (min-width: 40rem) 14rem, 100vw"
        layout="card"
      />
      <div className="max-sm:mt-4">
        <h2 className="display text-xl">{type.name}</h2>
        <p className="keep-words mt-1 text-ink-soft text-sm">{facts.join('\u00A0· ')}</p>
        <SleepingLine sleeping={sleeping} className="mt-1 text-ink-soft text-sm" />
        <AccessibleRoomFacts accessibility={accessibility && { ...accessibility, facts: [] }} className="mt-3" />
        {areFewRooms(roomsLeft) && (
          <p className="mt-2">
            <Badge tone="clay">{t('roomsLeft', { count: roomsLeft })}</Badge>
          </p>
        )}
        <RoomRates
          key={current}
          room={roomKey(hotelId, type.roomTypeId, current)}
          startsOpen={startsOpen}
          summary={
            <>
              <span className="min-w-36 flex-1">
                <span className="block text-ink-muted text-xs">{t('lowestTotal', { nights })}</span>
                <StayPrice amountKrw={totalKrw} rules={rules} size="lg" />
                {memberTotalKrw !== null && (
                  <span className="block text-brass text-sm">{t('memberTotal', { price: write(memberTotalKrw) })}</span>
                )}
              </span>
              <span className={buttonClass({ variant: 'secondary', className: 'max-sm:px-4' })}>
                <span>
                  {t('rates')}
                  <span className="sr-only"> {type.name}</span>
                </span>
                <Glyph name="chevron-down" size={16} className="transition-transform group-open/rates:rotate-180" />
              </span>
            </>
          }
        >
          <p className="mt-5 text-ink-soft text-sm">{type.description}</p>
          <p className="mt-2 text-ink-soft text-sm">
            {[
              type.view.name,
              ...(hasMinors ? [] : [hotels('occupancyValue', { guests: maxGuests, adults: maxAdults })]),
            ].join('\u00A0· ')}
          </p>
          <BedPlan sleeping={type.sleeping} />
          {(accessibility?.facts ?? []).map((fact) => (
            <p key={fact} className="mt-2 text-ink-soft text-sm">
              {fact}
            </p>
          ))}
          {shared.length > 0 && <p className="mt-4 text-sm">{t('allRates', { facts: shared.join('\u00A0· ') })}</p>}
          <ul className="mt-4 border-stone border-b">
            {offers.map((offer, place) => (
              <RoomOfferRow
                key={offer.offerId}
                offer={offer}
                roomName={type.name}
                differences={[breakfasts, cancellations].flatMap((lines) =>
                  isSame(lines) ? [] : (lines[place] ?? []),
                )}
                href={hrefOf(offer)}
                isMember={isMember}
                rules={rules}
                earnRates={earnRates}
                isChosen={isChosen(offer)}
              />
            ))}
          </ul>
          <Fold summary={t('breakdown')}>
            {offers.map(({ offerId, ratePlan, price }) => (
              <section key={offerId} className="border-stone border-t py-4 first-of-type:border-t-0">
                <h3 className="mb-2 font-medium text-sm">{ratePlan.name}</h3>
                <RatePrice price={price} rules={rules} />
              </section>
            ))}
          </Fold>
        </RoomRates>
      </div>
    </li>
  );
}
