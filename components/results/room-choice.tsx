import { getLocale, getTranslations } from 'next-intl/server';
import { CurrencyChoice } from '@/components/stay/currency-choice';
import { GalleryTexts } from '@/components/stay/gallery-link';
import { stayFacts } from '@/components/stay/stay-facts';
import { StayNotices } from '@/components/stay/stay-notices';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { RoomOffer, RoomOffers } from '@/lib/hub/contract/offer';
import type { StayPackage } from '@/lib/hub/contract/package';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { needsAccessible, writeBookingParams } from '@/lib/stay/booking-params';
import { accessibleFirst, choiceOf, followChoices } from '@/lib/stay/choose-rooms';
import { type ResultView, withNeed } from '@/lib/stay/result-params';
import { type RateChoice, writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { EarningNote } from './earning-note';
import { PriceUnitLinks } from './price-unit';
import { CURRENT_ROOM_ID } from './result-ids';
import { RoomCard, type RoomCardProps } from './room-card';
import { AccessibleNeed, ChosenPackage, MisfitsNote } from './room-notes';
import { RoomSteps } from './room-steps';
import { StayAlternatives } from './stay-alternatives';

export interface RoomChoiceProps extends Pick<RoomCardProps, 'isMember' | 'rules' | 'earnRates'> {
  answer: RoomOffers;
  search: Stay;
  view: ResultView;
  choices: readonly RateChoice[];
  /** Of the address; null where it is not sold here. */
  chosenPackage: StayPackage | null;
}

/** Room types and rates for the room to choose now. Each choice is a link, so Back goes back by one room. */
export async function RoomChoice(props: RoomChoiceProps) {
  const { answer, search, view, choices, isMember, rules, earnRates, chosenPackage } = props;
  const locale = await getLocale();
  const { rooms } = search;
  const t = await getTranslations('search');
  const choosing = followChoices(answer, choices);
  const { chosen, current, offers } = choosing;
  const { hotelId } = answer;
  const isLast = current === rooms.length - 1;
  const guests = await Promise.all(rooms.map(async (room) => (await stayFacts({ ...search, rooms: [room] })).guests));
  const before = choosing.choiceGone ? undefined : choices[current];
  const isChosen = ({ roomTypeId, ratePlan }: RoomOffer) =>
    before?.roomTypeId === roomTypeId && before.ratePlanId === ratePlan.ratePlanId;
  const { packageId } = view;
  const isOfPackage = ({ ratePlan }: RoomOffer) => packageId !== undefined && ratePlan.packageId === packageId;
  const packageFirst = (rates: readonly RoomOffer[]) =>
    rates.toSorted((a, b) => Number(isOfPackage(b)) - Number(isOfPackage(a)));
  const offersHref = (made: readonly RateChoice[], shown = view) =>
    localizedPath(locale, paths.hotelOffers(hotelId, writeSearchParams(search, shown, made)));
  // Scrolls to the next room and gives it the focus: at the top of the page nothing has changed.
  const stepHref = (made: readonly RateChoice[]) => `${offersHref(made)}#${CURRENT_ROOM_ID}`;
  const hrefOf = (offer: RoomOffer) => {
    const all = [...chosen, offer];
    if (!isLast) return stepHref(all.map(choiceOf));
    const booked = rooms.map((room, index) => ({ ...room, ...choiceOf(all[index] ?? offer) }));
    const expectedTotalKrw = choosing.chosenTotalKrw + offer.price.totalKrw;
    const booking = { ...search, hotelId, rooms: booked, expectedTotalKrw, view };
    return localizedPath(locale, paths.booking(writeBookingParams(booking)));
  };
  const needed = needsAccessible({ view });
  const accessible = answer.roomTypes.flatMap(({ roomTypeId, accessibility }) => (accessibility ? [roomTypeId] : []));
  const kept = chosen.findIndex(({ roomTypeId }) => accessible.includes(roomTypeId));
  // Without the need, an accessible room that is kept for others is not offered.
  const withoutKept = needed && kept >= 0 ? chosen.slice(0, kept) : chosen;
  const types = accessibleFirst(answer.roomTypes, needed)
    .map((type) => ({
      type,
      offers: packageFirst(offers.filter(({ roomTypeId }) => roomTypeId === type.roomTypeId)),
    }))
    .filter((entry) => entry.offers.length > 0);
  // Of a package without a room: the first room that has it is open.
  const opened = before === undefined ? types.find((entry) => entry.offers.some(isOfPackage)) : undefined;
  if (answer.obstacle !== null) {
    return (
      <StayAlternatives
        {...{ search, view, rules }}
        alternatives={answer.alternatives}
        obstacle={answer.obstacle}
        hrefOf={(way) =>
          localizedPath(locale, paths.hotelOffers(hotelId, writeSearchParams({ ...search, ...way }, view)))
        }
      />
    );
  }
  return (
    <>
      {choosing.choiceGone && (
        <Notice tone="warning" live className="mb-8">
          {t('offers.choiceGone')}
        </Notice>
      )}
      {packageId !== undefined && (
        <ChosenPackage
          known={chosenPackage}
          isOffered={offers.some(isOfPackage)}
          withoutHref={offersHref(chosen.map(choiceOf), { ...view, packageId: undefined })}
        />
      )}
      <div className="mb-4 flex flex-wrap items-center gap-x-4">
        <StayNotices notices={answer.notices} folded className="open:w-full" />
        <AccessibleNeed
          answer={answer}
          needed={needed}
          href={offersHref(withoutKept.map(choiceOf), withNeed(view, !needed))}
        />
        <PriceUnitLinks
          {...{ rules, isMember }}
          unit={view.unit}
          hrefOf={(unit) => offersHref(chosen.map(choiceOf), { ...view, unit })}
        />
      </div>
      {rooms.length > 1 && (
        <RoomSteps
          answer={answer}
          choosing={choosing}
          guests={guests}
          rules={rules}
          hrefOfRoom={(index) => stepHref(chosen.slice(0, index).map(choiceOf))}
        />
      )}
      {types.length === 0 && (
        <EmptyState
          title={t('offers.usedUpTitle', { number: current + 1 })}
          sentence={t('offers.usedUpSentence')}
          nextStep={{ label: t('offers.chooseAgain'), href: stepHref([]), variant: 'secondary' }}
        />
      )}
      <GalleryTexts>
        <ul>
          {types.map(({ type, offers: rates }) => (
            <RoomCard
              key={type.roomTypeId}
              {...{ hotelId, current, type, hrefOf, isChosen, isMember, rules, earnRates }}
              offers={rates}
              startsOpen={types.length === 1 || rates.some(isChosen) || opened?.type === type}
            />
          ))}
        </ul>
      </GalleryTexts>
      <p className="border-stone-deep border-t pt-4 text-ink-muted text-xs">{t('results.allIn')}</p>
      <CurrencyChoice />
      <MisfitsNote answer={answer} misfits={answer.rooms[current]?.misfits ?? []} />
      <EarningNote rates={earnRates} isMember={isMember} returnTo={offersHref(chosen.map(choiceOf))} />
    </>
  );
}
