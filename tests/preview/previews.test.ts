import '../pages/next-in-process';
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { GET } from '@/app/pictures/preview/[locale]/[kind]/[file]/route';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { languageOf, languages } from '@/lib/i18n/languages';
import { previewOf } from '@/lib/preview/cached-previews';
import { letteringSvg } from '@/lib/preview/lettering';
import { previewPath } from '@/lib/preview/preview-address';
import { hotelPreview } from '@/lib/preview/preview-subject';
import { hotels } from '@/sandbox/hub/seed/hotels';
import { regions } from '@/sandbox/hub/seed/regions';
import { json, type SeenRequest, scriptedHubForFile } from '../hub/scripted-hub';
import { callHub } from '../sandbox/hub-caller';
import { sandboxForFile } from '../sandbox/sandbox-for-tests';

const sandbox = sandboxForFile();
const hub = scriptedHubForFile();
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#345' } })
    .webp()
    .toBuffer();
});

const sendPhoto = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'image/webp' }).end(photo);
const picturesAsked = () => hub.seen.filter(({ path }) => path.startsWith('/pictures/')).length;

/** The sandbox's hotel under an id and a name of a test's own: what was drawn once is kept by the process. */
async function house(hotelId: string, hotelName: string): Promise<HotelDetail> {
  const { body } = await callHub(sandbox, 'hotelDetail', {
    params: { hotelId: 'haneul-namsan' },
    query: { lang: 'en' },
  });
  return {
    ...body.data,
    hotelId,
    hotelName,
    picture: { ...body.data.picture, path: `/pictures/${hotelId}/landscape` },
  };
}

const ask = (path: string) => GET(new Request(`http://localhost:3000${path}`));

/** Answers with the hotel and its photograph. */
const hubOf = (hotel: HotelDetail) => (seen: SeenRequest, response: ServerResponse) =>
  seen.path.startsWith('/pictures/') ? sendPhoto(response) : json(response, 200, { data: hotel });

describe('the preview of a hotel', () => {
  test('is drawn once for all who ask, and may be kept for ever', async () => {
    const hotel = await house('first-house', 'First House');
    hub.answer(hubOf(hotel));
    const path = previewPath(hotelPreview(hotel, 'en'));
    const answers = await Promise.all([ask(path), ask(path), ask(path)]);
    answers.push(await ask(path));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const drawn = Buffer.from(await (answers[0] as Response).arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(drawn.length).toBeLessThan(300 * 1024);
    expect(picturesAsked()).toBe(1);
  });

  test('has another address as soon as it shows something else, and leads old addresses to it', async () => {
    const before = await house('renamed-house', 'Old Name');
    const after = { ...before, hotelName: 'New Name' };
    hub.answer(hubOf(after));
    const answer = await ask(previewPath(hotelPreview(before, 'en')));
    expect([answer.status, answer.headers.get('location')]).toEqual([307, previewPath(hotelPreview(after, 'en'))]);
  });

  test('is not drawn for an invented address, however many are invented', async () => {
    const hotel = await house('asked-house', 'Asked House');
    hub.answer(hubOf(hotel));
    for (let number = 0; number < 20; number += 1) {
      const hash = number.toString(16).padStart(16, '0');
      expect((await ask(`/pictures/preview/en/hotel/asked-house.${hash}.jpg`)).status).toBe(307);
    }
    expect(picturesAsked(), 'nothing was drawn').toBe(0);
    expect(hub.seen.length, 'the hub is asked once for all of them').toBe(1);
  });

  test('of a hotel that does not exist is a 404', async () => {
    hub.answer((_seen, response) => json(response, 404, { code: 'NOT_FOUND' }));
    expect((await ask('/pictures/preview/en/hotel/no-house.0123456789abcdef.jpg')).status).toBe(404);
  });

  test.each([
    '/pictures/preview/de/hotel/a.0123456789abcdef.jpg',
    '/pictures/preview/en/secret/a.0123456789abcdef.jpg',
    '/pictures/preview/en/hotel/a.0123456789abcdef.png',
    '/pictures/preview/en/hotel/a.0123.jpg',
    '/pictures/preview/en/hotel/..%2f..%2fetc.0123456789abcdef.jpg',
    '/pictures/preview/en/page/toString.0123456789abcdef.jpg',
  ])('%s names nothing: 404, and the hub is not asked', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(hub.seen).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['is down', (response) => response.destroy()],
    ['answers 500', (response) => json(response, 500, {})],
  ])('while the hub %s: 503, which is not cached', async (_what, fault) => {
    hub.answer((_seen, response) => fault(response));
    const answer = await ask(`/pictures/preview/en/hotel/down-house.0123456789abcdef.jpg`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  test('waits for a slow photograph, and holds up no other meanwhile', async () => {
    const [slow, quick] = [await house('slow-house', 'Slow House'), await house('quick-house', 'Quick House')];
    const held: ServerResponse[] = [];
    hub.answer((seen, response) => {
      if (!seen.path.startsWith('/pictures/')) {
        return json(response, 200, { data: seen.path.includes('quick-house') ? quick : slow });
      }
      if (seen.path.includes('quick-house')) return sendPhoto(response);
      return held.push(response);
    });
    const order: string[] = [];
    const waiting = ask(previewPath(hotelPreview(slow, 'en'))).then((answer) => {
      order.push('slow');
      return answer;
    });
    await expect.poll(() => held.length).toBe(1);
    expect((await ask(previewPath(hotelPreview(quick, 'en')))).status).toBe(200);
    order.push('quick');
    for (const response of held) sendPhoto(response);
    expect((await waiting).status).toBe(200);
    expect([order, held.length]).toEqual([['quick', 'slow'], 1]);
  });

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['is refused for now', (response) => response.writeHead(503).end()],
    ['does not come', () => undefined],
  ])('gives up at its deadline where the photograph %s, and is drawn when it is there', async (what, hold) => {
    const hotel = await house(what.replaceAll(' ', '-'), 'Held House');
    hub.answer((seen, response) =>
      seen.path.startsWith('/pictures/') ? hold(response) : json(response, 200, { data: hotel }),
    );
    const subject = hotelPreview(hotel, 'en');
    await expect(previewOf(subject, 200)).rejects.toThrow();
    hub.answer(hubOf(hotel));
    expect((await ask(previewPath(subject))).status).toBe(200);
  });

  test('is a 503 while its photograph does not come, and drawn when it does', async () => {
    const hotel = await house('late-house', 'Late House');
    const path = previewPath(hotelPreview(hotel, 'en'));
    hub.answer((seen, response) =>
      seen.path.startsWith('/pictures/') ? response.destroy() : json(response, 200, { data: hotel }),
    );
    expect((await ask(path)).status).toBe(503);
    hub.answer(hubOf(hotel));
    expect((await ask(path)).status).toBe(200);
  });
});

test.each(languages.map(({ locale }) => locale))(
  'the pages of the house have previews in %s, without the hub',
  async (locale) => {
    for (const page of ['home', 'hotels', 'dining']) {
      const away = await ask(`/pictures/preview/${locale}/page/${page}.0000000000000000.jpg`);
      expect(away.status).toBe(307);
      const answer = await ask(String(away.headers.get('location')));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
    expect(hub.seen).toEqual([]);
  },
);

describe('the lettering', () => {
  const outlines = (svg: string) => svg.match(/<path\b/g)?.length ?? 0;

  test.each(languages.map(({ locale }) => locale))(
    'has a glyph for every name and place of the houses in %s',
    async (locale) => {
      const { code } = languageOf(locale);
      const empty = outlines(await letteringSvg({ title: '', line: '', locale }));
      for (const { name, city, region } of hotels) {
        const line = `${regions[region][code]}\u00A0· ${city[code]}`;
        const svg = await letteringSvg({ title: name[code], line, locale });
        expect(svg, 'nothing is left to the fonts of a machine').not.toContain('<text');
        expect(outlines(svg), `${name[code]}, ${line}`).toBe(empty + 2);
      }
    },
  );

  test('leaves out what it cannot write, instead of drawing boxes', async () => {
    const line = 'Seoul';
    const known = await letteringSvg({ title: '', line, locale: 'en' });
    expect(await letteringSvg({ title: 'ሰላም', line, locale: 'en' })).toBe(known);
  });

  test.each([
    ['letters', 'W'.repeat(19_000)],
    ['signs of East Asia', '하'.repeat(19_000)],
    ['words', 'house '.repeat(3_000)],
    ['marks on one sign', `か${'\u3099'.repeat(19_000)}`],
  ])('S46 ends %s without end with an ellipsis, and costs what a long name costs', async (_of, text) => {
    const drawn = async (title: string, line: string) => {
      const svg = await letteringSvg({ title, line, locale: 'ko' });
      return (await sharp(Buffer.from(svg)).png().toBuffer()).length;
    };
    await drawn('W', 'W');
    const before = process.cpuUsage();
    expect(await drawn(text, text)).toBeGreaterThan(0);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000, 'ms of CPU').toBeLessThan(2_000);
    const outlinesOf = (name: string) => letteringSvg({ title: name, line: '', locale: 'ko' });
    expect(await outlinesOf(text.slice(0, 300)), 'what follows changes nothing').toBe(await outlinesOf(text));
  });

  test('draws a cut name whole: the typefaces have the ellipsis', async () => {
    const cut = await letteringSvg({ title: 'W'.repeat(200), line: '', locale: 'en' });
    expect(cut).not.toBe(await letteringSvg({ title: '', line: '', locale: 'en' }));
  });

  test('cannot be broken out of by a name', async () => {
    const svg = await letteringSvg({ title: '</svg><script>', line: '&<>"', locale: 'en' });
    expect(svg).not.toContain('<script');
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  });
});
