import type { HotelSeed } from './hotel-seed.ts';
import { dalbitGyeongpo } from './hotels/dalbit-gyeongpo.ts';
import { dongbaekYeosu } from './hotels/dongbaek-yeosu.ts';
import { haneulGyeongbok } from './hotels/haneul-gyeongbok.ts';
import { haneulHaeundae } from './hotels/haneul-haeundae.ts';
import { haneulNamsan } from './hotels/haneul-namsan.ts';
import { onggiJeonju } from './hotels/onggi-jeonju.ts';
import { onjeongDongnae } from './hotels/onjeong-dongnae.ts';
import { oreumJeju } from './hotels/oreum-jeju.ts';
import { padosoriSeogwipo } from './hotels/padosori-seogwipo.ts';
import { seochonByeolchae } from './hotels/seochon-byeolchae.ts';
import { unhaeSeorak } from './hotels/unhae-seorak.ts';
import { woljiByeolgung } from './hotels/wolji-byeolgung.ts';
import { sampleHotels } from './sample-hotels.ts';

/** The hotels of Haneul Hotels & Resorts, in the order in which the group lists them: by region. */
export const ownHotels: readonly HotelSeed[] = [
  haneulGyeongbok,
  haneulNamsan,
  seochonByeolchae,
  unhaeSeorak,
  dalbitGyeongpo,
  haneulHaeundae,
  onjeongDongnae,
  woljiByeolgung,
  onggiJeonju,
  oreumJeju,
  padosoriSeogwipo,
  dongbaekYeosu,
];

const MOST_HOTELS = 20_000;

/** @throws Error for what is no number of hotels: a sandbox with another catalogue than asked for would mislead */
function wantedHotels(): number {
  const asked = process.env.SANDBOX_HOTELS ?? '';
  if (asked === '') return ownHotels.length;
  const count = Number(asked);
  if (Number.isInteger(count) && count >= ownHotels.length && count <= MOST_HOTELS) return count;
  throw new Error(`SANDBOX_HOTELS must be a whole number from ${ownHotels.length} to ${MOST_HOTELS}.`);
}

/** All hotels of this process: the group's own, and with `SANDBOX_HOTELS` sample hotels after them. */
export const hotels: readonly HotelSeed[] = [
  ...ownHotels,
  ...sampleHotels(wantedHotels() - ownHotels.length, ownHotels),
];
