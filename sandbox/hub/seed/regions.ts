import { type Texts, t } from './texts.ts';

export const regions = {
  seoul: t('서울', 'Seoul', 'ソウル', '首尔'),
  gangwon: t('강원', 'Gangwon', '江原', '江原'),
  busan: t('부산', 'Busan', '釜山', '釜山'),
  gyeongju: t('경주', 'Gyeongju', '慶州', '庆州'),
  jeonju: t('전주', 'Jeonju', '全州', '全州'),
  yeosu: t('여수', 'Yeosu', '麗水', '丽水'),
  jeju: t('제주', 'Jeju', '済州', '济州'),
} as const satisfies Record<string, Texts>;
export type RegionCode = keyof typeof regions;

/** Where a region lies in postal words. */
export const provinces = {
  seoul: t('서울특별시', 'Seoul', 'ソウル特別市', '首尔特别市'),
  gangwon: t('강원특별자치도', 'Gangwon-do', '江原特別自治道', '江原特别自治道'),
  busan: t('부산광역시', 'Busan', '釜山広域市', '釜山广域市'),
  gyeongju: t('경상북도', 'Gyeongsangbuk-do', '慶尚北道', '庆尚北道'),
  jeonju: t('전북특별자치도', 'Jeonbuk-do', '全北特別自治道', '全北特别自治道'),
  yeosu: t('전라남도', 'Jeollanam-do', '全羅南道', '全罗南道'),
  jeju: t('제주특별자치도', 'Jeju-do', '済州特別自治道', '济州特别自治道'),
} as const satisfies Record<RegionCode, Texts>;

export const themes = {
  city: t('도시', 'City', '都市', '都市'),
  sea: t('바다', 'Sea', '海', '海'),
  mountain: t('산', 'Mountain', '山', '山'),
  hanok: t('한옥', 'Hanok', '韓屋', '韩屋'),
  spring: t('온천', 'Hot spring', '温泉', '温泉'),
} as const satisfies Record<string, Texts>;
export type ThemeCode = keyof typeof themes;

export const categoryNames = {
  location: t('지역', 'Region', '地域', '地区'),
  theme: t('테마', 'Theme', 'テーマ', '主题'),
} as const satisfies Record<string, Texts>;
