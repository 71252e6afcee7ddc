import type { RoomOffer } from '@/lib/hub/contract/offer';

/** Of one room's whole stay, in won: what its visitor can book, and what a member pays where that is less. @param offers not empty */
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
