import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { addressLine } from './address-line';

export type MapApp = 'naver' | 'kakao' | 'google' | 'apple' | 'amap' | 'baidu';

type MapPlace = Pick<HotelDetail, 'hotelName' | 'geo' | 'address'>;

const appsOf: Record<Locale, readonly MapApp[]> = {
  ko: ['naver', 'kakao'],
  en: ['google', 'apple'],
  ja: ['google', 'apple'],
  'zh-CN': ['amap', 'baidu'],
};

/** Published for links from other sites; Amap and Baidu need the coordinate system, or they shift the point. */
const addressOf: Record<MapApp, (place: MapPlace, locale: Locale) => string> = {
  naver: ({ hotelName, address }, locale) =>
    `https://map.naver.com/p/search/${encodeURIComponent(`${hotelName} ${addressLine(address, locale)}`)}`,
  kakao: ({ hotelName, geo }) =>
    `https://map.kakao.com/link/map/${encodeURIComponent(hotelName.replaceAll(',', ' '))},${geo.latitude},${geo.longitude}`,
  google: ({ geo }) => withQuery('https://www.google.com/maps/search/', { api: '1', query: point(geo) }),
  apple: ({ hotelName, geo }) => withQuery('https://maps.apple.com/', { ll: point(geo), q: hotelName }),
  amap: ({ hotelName, geo }) =>
    withQuery('https://uri.amap.com/marker', {
      position: `${geo.longitude},${geo.latitude}`,
      name: hotelName,
      coordinate: 'wgs84',
      callnative: '1',
    }),
  baidu: ({ hotelName, geo, address }, locale) =>
    withQuery('https://api.map.baidu.com/marker', {
      location: point(geo),
      title: hotelName,
      content: addressLine(address, locale),
      coord_type: 'wgs84',
      output: 'html',
      src: 'web.haneul.hotel',
    }),
};

const point = ({ latitude, longitude }: HotelDetail['geo']) => `${latitude},${longitude}`;
const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

export function mapLinks(place: MapPlace, locale: Locale): { app: MapApp; href: string }[] {
  return appsOf[locale].map((app) => ({ app, href: addressOf[app](place, locale) }));
}
