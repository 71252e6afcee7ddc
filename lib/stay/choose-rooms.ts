import type { RoomType } from '@/lib/hub/contract/hotel';
import type { RoomOffer, RoomOffers } from '@/lib/hub/contract/offer';
import type { RateChoice } from './search-params';

export interface RoomChoosing {
  chosen: RoomOffer[];
  current: number;
  offers: RoomOffer[];
  choiceGone: boolean;
  chosenTotalKrw: number;
}

function leftFor(offer: RoomOffer, chosen: readonly RoomOffer[]): number {
  return offer.roomsLeft - chosen.filter(({ roomTypeId }) => roomTypeId === offer.roomTypeId).length;
}

export function followChoices(answer: RoomOffers, choices: readonly RateChoice[]): RoomChoosing {
  const chosen: RoomOffer[] = [];
  let choiceGone = false;
  for (const [index, choice] of choices.slice(0, answer.rooms.length - 1).entries()) {
    const offer = answer.rooms[index]?.offers.find(
      (candidate) => candidate.roomTypeId === choice.roomTypeId && candidate.ratePlan.ratePlanId === choice.ratePlanId,
    );
    if (offer === undefined || leftFor(offer, chosen) < 1) {
      choiceGone = true;
      break;
    }
    chosen.push(offer);
  }
  const offers = (answer.rooms[chosen.length]?.offers ?? []).flatMap((offer) => {
    const roomsLeft = leftFor(offer, chosen);
    return roomsLeft < 1 ? [] : [{ ...offer, roomsLeft }];
  });
  return {
    chosen,
    current: chosen.length,
    offers,
    choiceGone,
    chosenTotalKrw: chosen.reduce((sum, { price }) => sum + price.totalKrw, 0),
  };
}

export function choiceOf({ roomTypeId, ratePlan }: RoomOffer): RateChoice {
  return { roomTypeId, ratePlanId: ratePlan.ratePlanId };
}

/** Accessible types first for guests who need one, last for others. */
export function accessibleFirst<T extends Pick<RoomType, 'accessibility'>>(types: readonly T[], needed: boolean): T[] {
  const place = ({ accessibility }: T) => ((accessibility !== null) === needed ? 0 : 1);
  return types.toSorted((a, b) => place(a) - place(b));
}
