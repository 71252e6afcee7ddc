import { type Texts, t } from './texts.ts';

/** What rooms look at in kind, so that guests can ask for it in every hotel; each hotel has its own name for it. */
export const viewKinds = {
  sea: t('바다', 'The sea', '海', '大海'),
  water: t('호수와 연못', 'A lake or pond', '湖と池', '湖与池'),
  mountain: t('산', 'Mountains', '山', '山'),
  green: t('숲과 정원', 'Woods and gardens', '森と庭', '林与庭园'),
  heritage: t('궁궐과 옛터', 'Palaces and old sites', '王宮と史跡', '宫殿与古迹'),
  city: t('거리와 야경', 'Streets and city lights', '街と夜景', '街巷与夜景'),
} as const satisfies Record<string, Texts>;
export type ViewKind = keyof typeof viewKinds;
export const viewKindCodes = Object.keys(viewKinds) as ViewKind[];

/** The window of every room is drawn onto the hotel's one landscape: a view is named after what is in it. */
const kindsByView: Readonly<Record<string, ViewKind>> = {
  beach: 'sea',
  camellia: 'sea',
  city: 'city',
  columns: 'sea',
  garden: 'green',
  grass: 'green',
  halla: 'mountain',
  horizon: 'sea',
  islands: 'sea',
  lake: 'water',
  lane: 'city',
  mounds: 'heritage',
  mountain: 'mountain',
  ocean: 'sea',
  palace: 'heritage',
  pavilion: 'water',
  pines: 'city',
  plum: 'heritage',
  pond: 'water',
  ridge: 'mountain',
  roofs: 'heritage',
  valley: 'mountain',
  walls: 'city',
};

/** @param view key of a hotel's `views`; undefined for one that fits no kind */
export const viewKindOf = (view: string): ViewKind | undefined => kindsByView[view];
