import type { RoomOffer } from '@/lib/hub/contract/offer';

/**
 * The lowest total of a room type that its visitor can book, and what a member would pay where that is less and the
 * visitor is none. In won, for the whole stay of one room.
 * @param offers at least one
 */
export function lowestTotals(
  offers: readonly RoomOffer[],
  isMember: boolean,
): { totalKrw: number; memberTotalKrw: number | null } {
  const lowestOf = (some: readonly RoomOffer[]) => Math.min(...some.map(({ price }) => price.totalKrw));
  const lowestKrw = lowestOf(offers);
  const publicOffers = offers.filter(({ ratePlan }) => !ratePlan.memberOnly);
  // Where members alone can book, a guest logs in on the way.
  const totalKrw = isMember || publicOffers.length === 0 ? lowestKrw : lowestOf(publicOffers);
  return { totalKrw, memberTotalKrw: lowestKrw < totalKrw ? lowestKrw : null };
}
