import type { Landmark } from '../../../lib/hub/contract/hotel.ts';

type Travel = NonNullable<Landmark['travel']>;

const byCar = (minutes: number): Travel => ({ by: 'car', minutes });
const onFoot = (minutes: number): Travel => ({ by: 'foot', minutes });

/** Times that a hotel's own directions name, by hotel and code of a landmark; all others are reckoned from the distance. */
export const namedTravel: Readonly<Record<string, Readonly<Record<string, Travel>>>> = {
  'haneul-gyeongbok': { 'gyeongbokgung-station': onFoot(7) },
  'haneul-namsan': { 'seoul-station': byCar(8), 'gimpo-airport': byCar(40) },
  'seochon-byeolchae': { 'gyeongbokgung-station': onFoot(11) },
  'dalbit-gyeongpo': { 'gangneung-station': byCar(12) },
  'haneul-haeundae': { 'haeundae-station': onFoot(9), 'busan-station': byCar(35) },
  'onjeong-dongnae': { 'oncheonjang-station': onFoot(6), 'gimhae-airport': byCar(35) },
  'wolji-byeolgung': { 'gyeongju-station': byCar(25) },
  'onggi-jeonju': { 'jeonju-station': byCar(15) },
  'oreum-jeju': { 'jeju-airport': byCar(35) },
  'padosori-seogwipo': { 'jeju-airport': byCar(70) },
  'dongbaek-yeosu': { 'yeosu-expo-station': byCar(30), 'yeosu-airport': byCar(45) },
};
