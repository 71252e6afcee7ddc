import type { Picture } from '../../../lib/hub/contract/common.ts';
import { type PictureScene, pictureFor } from '../pictures/pictures.ts';
import { hotelMotifs } from '../seed/hotel-motifs.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { type BedCode, bedNames } from '../seed/room-archetypes.ts';
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
const roomName = t('객실', 'Room', '客室', '客房');

const pictureHotelId = (hotel: HotelSeed): string => hotel.picturesOf ?? hotel.hotelId;

function altOf(hotel: HotelSeed, scene: PictureScene, lang: Lang): string {
  if (scene === 'landscape') return hotel.landscapeAlt[lang];
  const name = hotel.name[lang];
  if (scene === 'facade') return `${name} ${facadeName[lang]}`;
  if (scene === 'lobby') return `${name} ${lobbyName[lang]}`;
  if (scene === 'spa-or-pool') {
    const motif = hotelMotifs.find(({ hotelId }) => hotelId === pictureHotelId(hotel));
    return `${name} ${waterNames[motif?.water ?? 'pool'][lang]}`;
  }
  return `${name} ${roomName[lang]}, ${bedNames[scene.slice('room-'.length) as BedCode][lang]}`;
}

export function hotelPicture(hotel: HotelSeed, scene: PictureScene, lang: Lang): Picture {
  return { ...pictureFor(pictureHotelId(hotel), scene), alt: altOf(hotel, scene, lang) };
}
