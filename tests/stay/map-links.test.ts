import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { mapLinks } from '@/lib/stay/map-links';
import { addressLine } from '@/lib/stay/place-name';

const place = {
  hotelName: '하늘, 남산',
  geo: { latitude: 37.5535, longitude: 126.9772 },
  address: { street: '소월로 88', city: '중구', region: '서울', postalCode: '04637', country: 'KR' as const },
};
const hrefs = (locale: 'ko' | 'en' | 'ja' | 'zh-CN') =>
  mapLinks(place, locale).map(({ href }) => decodeURIComponent(href));

describe('ways to a place in map apps', () => {
  it('are those that readers of the language have, in the form that their makers publish', () => {
    expect(hrefs('ko')).toEqual([
      'https://map.naver.com/p/search/하늘, 남산 04637 대한민국 서울 중구 소월로 88',
      'https://map.kakao.com/link/map/하늘  남산,37.5535,126.9772',
    ]);
    expect(hrefs('en')).toEqual([
      'https://www.google.com/maps/search/?api=1&query=37.5535,126.9772',
      'https://maps.apple.com/?ll=37.5535,126.9772&q=하늘,+남산',
    ]);
    expect(hrefs('ja')).toEqual(hrefs('en'));
  });

  it('tell the Chinese maps that the coordinates are not shifted, each in its own order', () => {
    const [amap, baidu] = mapLinks(place, 'zh-CN').map(({ href }) => new URL(href).searchParams);
    expect([amap?.get('position'), amap?.get('coordinate')]).toEqual(['126.9772,37.5535', 'wgs84']);
    expect([baidu?.get('location'), baidu?.get('coord_type')]).toEqual(['37.5535,126.9772', 'wgs84']);
  });

  it('search for the name and the address where there are no coordinates', () => {
    for (const { locale } of languages) {
      for (const { href } of mapLinks({ ...place, geo: null }, locale)) {
        const { hostname, pathname, searchParams } = new URL(href);
        const [, searched = ''] = /\/search\/(.+)$/.exec(pathname) ?? [];
        const words = searched ? decodeURIComponent(searched) : [...searchParams.values()].join(' ');
        expect(words, hostname).toContain(`하늘, 남산 ${addressLine(place.address, locale)}`);
        expect(href).not.toMatch(/null|undefined|NaN/);
      }
    }
  });

  it('hold any name without leaving their host or losing the place', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...languages.map(({ locale }) => locale)),
        (hotelName, locale) => {
          for (const { href } of mapLinks({ ...place, hotelName }, locale)) {
            const { protocol, hostname } = new URL(href);
            expect(protocol).toBe('https:');
            expect(hostname).toMatch(
              /^(map\.naver\.com|map\.kakao\.com|www\.google\.com|maps\.apple\.com|uri\.amap\.com|api\.map\.baidu\.com)$/,
            );
          }
          const kakao = mapLinks({ ...place, hotelName }, 'ko')[1]?.href ?? '';
          expect(kakao.split(',').slice(1)).toEqual(['37.5535', '126.9772']);
        },
      ),
    );
  });
});
