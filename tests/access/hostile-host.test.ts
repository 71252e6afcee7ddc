import { NextRequest, NextResponse } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerRequest } from '@/lib/access/answer-request';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { sourceFiles, withoutComments } from '../../scripts/structure/source-files';
import { useEnvironment } from '../env/environment';

const origin = 'https://www.hotel.example';
const hostile = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '6666',
  'x-original-url': 'https://evil.example/',
  forwarded: 'host=evil.example;proto=gopher',
};
const fetchOfAPage = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

beforeEach(() => useEnvironment({ PUBLIC_ORIGIN: origin }));

describe('S17 a hostile Host', () => {
  test.each(['/myPage', '/en/myPage/myPoint/pointInfo?view=a', '/ko/hotels', '/hotels?lang=en', '/evil.example'])(
    '%s: where the middleware sends a visitor is the same, and no header names the stranger',
    async (path) => {
      const ask = (headers: Record<string, string>) =>
        answerRequest(new NextRequest(origin + path, { headers: { ...fetchOfAPage, ...headers } }), () =>
          NextResponse.next(),
        );
      const [honest, forged] = [await ask({}), await ask(hostile)];
      expect(forged.status).toBe(honest.status);
      expect(forged.headers.get('location')).toBe(honest.headers.get('location'));
      const location = forged.headers.get('location');
      if (location !== null) expect(new URL(location, origin).origin).toBe(origin);
      const told = [...forged.headers].filter(([name]) => !name.startsWith('x-middleware-'));
      expect(JSON.stringify(told)).not.toMatch(/evil|gopher|6666/);
    },
  );

  test('absolute addresses of a page are the configuration’s', async () => {
    const metadata = await pageMetadata({ path: '/hotels', title: 'Hotels', description: 'All houses' });
    const { canonical, languages } = metadata.alternates ?? {};
    const addresses = [canonical, metadata.openGraph?.url, ...Object.values(languages ?? {})].map(String);
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    for (const address of addresses) expect(new URL(address).origin).toBe(origin);
  });

  test('no code of the product reads who the sender says we are', () => {
    const readers = sourceFiles(['app', 'lib', 'components', 'middleware.ts'])
      .filter(({ text }) => /['"](?:host|forwarded|x-forwarded-(?:host|proto|port))['"]/i.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(readers).toEqual([]);
  });
});
