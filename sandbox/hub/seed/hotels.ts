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

/** All houses of Haneul Hotels & Resorts, in the order in which the group lists them: by region. */
export const hotels: readonly HotelSeed[] = [
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
