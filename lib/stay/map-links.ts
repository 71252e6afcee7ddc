import type { Geo } from '@/lib/hub/contract/common';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { addressLine } from './place-name';

export type MapApp = 'naver' | 'kakao' | 'google' | 'apple' | 'amap' | 'baidu';

type MapPlace = Pick<HotelDetail, 'hotelName' | 'geo' | 'address'>;

const appsOf: Record<Locale, readonly MapApp[]> = {
  ko: ['naver', 'kakao'],
  en: ['google', 'apple'],
  ja: ['google', 'apple'],
  'zh-CN': ['amap', 'baidu'],
};

const inWords = ({ hotelName, address }: MapPlace, locale: Locale) => `${hotelName} ${addressLine(address, locale)}`;

/**
 * Published for links from other sites; Amap and Baidu need the coordinate system, or they shift the point. A place without
 * coordinates is searched for by its name and address.
 */
const addressOf: Record<MapApp, (place: MapPlace, locale: Locale) => string> = {
  naver: (place, locale) => `https://map.naver.com/p/search/${encodeURIComponent(inWords(place, locale))}`,
  kakao: (place, locale) => {
    const { hotelName, geo } = place;
    if (!geo) return `https://map.kakao.com/link/search/${encodeURIComponent(inWords(place, locale))}`;
    const name = encodeURIComponent(hotelName.replaceAll(',', ' '));
    return `https://map.kakao.com/link/map/${name},${geo.latitude},${geo.longitude}`;
  },
  google: (place, locale) =>
    withQuery('https://www.google.com/maps/search/', {
      api: '1',
      query: place.geo ? point(place.geo) : inWords(place, locale),
    }),
  apple: (place, locale) =>
    withQuery(
      'https://maps.apple.com/',
      place.geo ? { ll: point(place.geo), q: place.hotelName } : { q: inWords(place, locale) },
    ),
  amap: (place, locale) =>
    place.geo
      ? withQuery('https://uri.amap.com/marker', {
          position: `${place.geo.longitude},${place.geo.latitude}`,
          name: place.hotelName,
          coordinate: 'wgs84',
          callnative: '1',
        })
      : withQuery('https://uri.amap.com/search', { keyword: inWords(place, locale), callnative: '1' }),
  baidu: (place, locale) =>
    place.geo
      ? withQuery('https://api.map.baidu.com/marker', {
          location: point(place.geo),
          title: place.hotelName,
          content: addressLine(place.address, locale),
          coord_type: 'wgs84',
          output: 'html',
          src: 'web.haneul.hotel',
        })
      : withQuery('https://api.map.baidu.com/geocoder', {
          address: inWords(place, locale),
          output: 'html',
          src: 'web.haneul.hotel',
        }),
};

const point = ({ latitude, longitude }: Geo) => `${latitude},${longitude}`;
const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

export function mapLinks(place: MapPlace, locale: Locale): { app: MapApp; href: string }[] {
  return appsOf[locale].map((app) => ({ app, href: addressOf[app](place, locale) }));
}
