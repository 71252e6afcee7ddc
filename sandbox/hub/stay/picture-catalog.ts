import type { Picture } from '../../../lib/hub/contract/common.ts';
import { manifest, pictureFormats } from '../../artwork/manifest.ts';
import { type DiningScene, diningSceneOf } from '../seed/dining/restaurant-motifs.ts';
import { hotelMotifs } from '../seed/hotel-motifs.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import type { HotelScene, PictureScene } from '../seed/picture-scenes.ts';
import { type ArchetypeCode, roomArchetypes } from '../seed/room-archetypes.ts';
import { scenesOfRoom } from '../seed/room-scenes.ts';
import { type Lang, type Texts, t } from '../seed/texts.ts';

const waterNames: Record<(typeof hotelMotifs)[number]['water'], Texts> = {
  pool: t('수영장', 'The pool', 'プール', '泳池'),
  'infinity-pool': t(
    '수평선과 이어지는 수영장',
    'The pool that meets the horizon',
    '水平線へ続くプール',
    '与天际相接的泳池',
  ),
  'spring-bath': t('김이 오르는 온천탕', 'The steaming spring bath', '湯けむりの温泉', '热气升腾的温泉池'),
  'courtyard-pond': t('안마당의 연못', 'The courtyard pond', '中庭の池', '庭院水池'),
};

const facadeName = t('건물 정면', 'The house from outside', '外観', '建筑外观');
const lobbyName = t('로비', 'The lobby', 'ロビー', '大堂');
const loungeName = t('책이 있는 라운지', 'The lounge with its bookshelves', '本棚のあるラウンジ', '带书架的休息厅');

const pictureHotelId = (hotel: HotelSeed): string => hotel.picturesOf ?? hotel.hotelId;

/** @throws RangeError for a picture that is not in the manifest */
function pictureOf(hotel: HotelSeed, scene: PictureScene, alt: string): Picture {
  const key = `${pictureHotelId(hotel)}/${scene}`;
  const known = manifest[key];
  if (!known) throw new RangeError(`There is no picture ${key}`);
  const { widths, color } = known;
  return { path: `/pictures/${key}`, widths, formats: [...pictureFormats], aspectRatio: '3:2', color, alt };
}

function altOf(hotel: HotelSeed, scene: HotelScene, lang: Lang): string {
  if (scene === 'landscape') return hotel.landscapeAlt[lang];
  const name = hotel.name[lang];
  if (scene === 'facade') return `${name} ${facadeName[lang]}`;
  if (scene === 'lobby') return `${name} ${lobbyName[lang]}`;
  if (scene === 'lounge') return `${name} ${loungeName[lang]}`;
  const motif = hotelMotifs.find(({ hotelId }) => hotelId === pictureHotelId(hotel));
  return `${name} ${waterNames[motif?.water ?? 'pool'][lang]}`;
}

export function hotelPicture(hotel: HotelSeed, scene: HotelScene, lang: Lang): Picture {
  return pictureOf(hotel, scene, altOf(hotel, scene, lang));
}

/** The pictures of a room type; the first stands for it. */
export function roomPictures(hotel: HotelSeed, archetype: ArchetypeCode, lang: Lang): Picture[] {
  const room = `${hotel.name[lang]} ${roomArchetypes[archetype].name[lang]}`;
  return scenesOfRoom(archetype).map(({ scene, shows }) => pictureOf(hotel, scene, `${room}, ${shows[lang]}`));
}

const diningNames: Record<DiningScene, Texts> = {
  'dining-tables': t('창가의 식탁', 'tables laid by the window', '窓辺の食卓', '窗边餐桌'),
  'dining-floor': t('온돌방의 낮은 상', 'low tables on the heated floor', 'オンドルの間の低い膳', '暖炕上的矮桌'),
  'dining-fire': t('화덕과 식탁', 'the hearth and its tables', '炉と食卓', '炉火与餐桌'),
  'dining-bar': t('전망을 마주한 바', 'the counter before the view', '眺めに向かうカウンター', '面向景色的吧台'),
};

/** A restaurant's own room, with the view of its hotel. */
export function restaurantPicture(
  hotel: HotelSeed,
  restaurant: { restaurantId: string; name: Texts },
  lang: Lang,
): Picture {
  const scene = diningSceneOf(restaurant.restaurantId);
  return pictureOf(hotel, scene, `${restaurant.name[lang]}, ${diningNames[scene][lang]}`);
}
