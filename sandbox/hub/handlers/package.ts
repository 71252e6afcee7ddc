import { Refusal } from '../refusal.ts';
import { packageIn } from '../stay/package-texts.ts';
import { soldPackages } from '../stay/packages.ts';
import { findHotel } from '../stay/room-type-index.ts';
import type { Handlers } from './handler.ts';

export const packageHandlers = {
  listPackages({ query: { lang, hotelId } }, world) {
    if (hotelId !== undefined && !findHotel(hotelId)) throw new Refusal('NOT_FOUND');
    const isAsked = (hotelIds: readonly string[]) => hotelId === undefined || hotelIds.includes(hotelId);
    const asked = soldPackages(world).filter(({ hotelIds }) => isAsked(hotelIds));
    return { packages: asked.map((seed) => packageIn(world, seed, lang)) };
  },

  packageDetail({ params: { packageId }, query: { lang } }, world) {
    const seed = soldPackages(world).find((one) => one.packageId === packageId);
    if (!seed) throw new Refusal('NOT_FOUND');
    return packageIn(world, seed, lang);
  },
} satisfies Handlers;
