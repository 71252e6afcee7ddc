import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '@/lib/hub/contract/common';
import { oklab } from '@/sandbox/artwork/draw/ink/colour';
import { manifest, pictureFiles } from '@/sandbox/artwork/manifest';
import { restaurantSummaryOf } from '@/sandbox/hub/dining/restaurant-texts';
import { restaurants } from '@/sandbox/hub/dining/restaurants';
import { restaurantMotifs } from '@/sandbox/hub/seed/dining/restaurant-motifs';
import { type HotelMotif, hotelMotifs } from '@/sandbox/hub/seed/hotel-motifs';
import type { HotelSeed } from '@/sandbox/hub/seed/hotel-seed';
import { ownHotels } from '@/sandbox/hub/seed/hotels';
import { sampleHotels } from '@/sandbox/hub/seed/sample-hotels';
import { type ViewKind, viewKindOf } from '@/sandbox/hub/seed/view-kinds';
import { type RunningSandbox, startSandbox } from '@/sandbox/hub/start-sandbox';
import { detailOf } from '@/sandbox/hub/stay/hotel-texts';
import { findHotel } from '@/sandbox/hub/stay/room-type-index';

const folder = join(import.meta.dirname, '../../sandbox/artwork');
const MOST_BYTES = 25 * 1024 * 1024;
const MOST_BYTES_OF_A_FILE = 60 * 1024;

describe('the files of the pictures', () => {
  it('are those of the manifest, as wide as it says, and small enough for a page and for the repository', async () => {
    const found = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:avif|webp)$/.test(name));
    expect(found.toSorted()).toEqual([...pictureFiles.keys()].toSorted());
    const sizes = await Promise.all(
      [...pictureFiles].map(async ([name, format]) => {
        const bytes = await readFile(join(folder, name));
        expect(bytes.length, name).toBeLessThanOrEqual(MOST_BYTES_OF_A_FILE);
        const { width = 0, height = 1, format: kind } = await sharp(bytes).metadata();
        expect([width, kind], name).toEqual([Number(/-(\d+)\./.exec(name)?.[1]), format === 'avif' ? 'heif' : 'webp']);
        expect(Math.abs(width / height - 1.5), name).toBeLessThan(0.01);
        return bytes.length;
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(MOST_BYTES);
  });

  it('differ: no picture is stored under two names', async () => {
    const names = Object.keys(manifest).map((path) => `${path}-480.webp`);
    const hashes = await Promise.all(
      names.map(async (name) =>
        createHash('sha256')
          .update(await readFile(join(folder, name)))
          .digest('hex'),
      ),
    );
    const byHash = Map.groupBy(names, (_, index) => hashes[index]);
    expect([...byHash.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('show through the windows of a room what its view is named after', () => {
    const shown = {
      'palace-roofs': ['heritage', 'mountain'],
      'night-city': ['city'],
      'hanok-lane': ['city', 'heritage'],
      'cloud-peaks': ['mountain'],
      'pine-lake': ['water'],
      'long-beach': ['sea'],
      'steaming-garden': ['green', 'mountain'],
      'pond-pavilion': ['water', 'heritage'],
      'hanok-village': ['heritage'],
      'volcano-field': ['green', 'mountain'],
      'black-rock-sea': ['sea'],
      'island-bay': ['sea'],
    } satisfies Record<HotelMotif['landscape'], ViewKind[]>;
    for (const { hotelId, landscape } of hotelMotifs) {
      const hotel = ownHotels.find((own) => own.hotelId === hotelId);
      for (const { archetype, view } of hotel?.rooms ?? [])
        expect(shown[landscape], `${hotelId}, ${archetype}`).toContain(viewKindOf(view));
    }
  });

  it('never show the same landscape for two hotels', async () => {
    const [width, height] = [24, 16];
    const thumbs = await Promise.all(
      ownHotels.map(async ({ hotelId }) => {
        const file = sharp(join(folder, hotelId, 'landscape-480.webp'));
        const pixels = await file.resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
        return Array.from({ length: width * height }, (_, i) =>
          oklab(`#${pixels.subarray(i * 3, i * 3 + 3).toString('hex')}`),
        );
      }),
    );
    for (const [i, a] of thumbs.entries()) {
      for (const [j, b] of thumbs.entries()) {
        if (j <= i) continue;
        const distance =
          a.reduce(
            (sum, lab, k) =>
              sum + Math.hypot(lab[0] - (b[k]?.[0] ?? 0), lab[1] - (b[k]?.[1] ?? 0), lab[2] - (b[k]?.[2] ?? 0)),
            0,
          ) / a.length;
        // 0.02 is about the smallest difference between two flat colours that the eye notices.
        expect(distance, `${ownHotels[i]?.hotelId} and ${ownHotels[j]?.hotelId}`).toBeGreaterThan(0.06);
      }
    }
    const colors = new Set(ownHotels.map(({ hotelId }) => manifest[`${hotelId}/landscape`]?.color));
    expect(colors.size).toBe(ownHotels.length);
  });
});

describe('the hub', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.stop());
  const ask = (path: string, init?: RequestInit) => fetch(`${sandbox.origin}/pictures/${path}`, init);

  it.each(['avif', 'webp'])('serves a picture from its file as %s, and has it kept', async (format) => {
    const bytes = await readFile(join(folder, `oreum-jeju/lobby-960.${format}`));
    const answer = await ask(`oreum-jeju/lobby-960.${format}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"\w+"$/),
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask(`oreum-jeju/lobby-960.${format}`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await ask(`oreum-jeju/lobby-960.${format}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
  });

  it.each([
    ['another hotel', 'no-such-house/lobby-960.avif'],
    ['another scene', 'oreum-jeju/cellar-960.avif'],
    ['another width', 'oreum-jeju/lobby-961.avif'],
    ['another format', 'oreum-jeju/lobby-960.png'],
    ['a file beside the pictures', '..%2fmanifest.json'],
    ['a file elsewhere', 'oreum-jeju/..%2f..%2fmanifest.json'],
  ])('has no picture of %s: 404', async (_what, path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});

describe('the pictures of the hotels', () => {
  const langs = ['ko', 'en', 'jp', 'ch'] as const;
  const lowest = { byHotel: new Map<string, number>(), byRoomType: new Map<string, number>() };
  const hashOf = async ({ path }: Picture) =>
    createHash('sha256')
      .update(await readFile(join(folder, `${path.replace('/pictures/', '')}-480.webp`)))
      .digest('hex');

  it.each(ownHotels.map(({ hotelId }) => hotelId))(
    'of %s: six views and more, two pictures of each room type, none of them shown twice',
    async (hotelId) => {
      const { pictures, roomTypes } = detailOf(findHotel(hotelId) as HotelSeed, lowest, 'ko');
      expect(pictures.length).toBeGreaterThanOrEqual(6);
      for (const room of roomTypes) expect(room.pictures.length, room.name).toBeGreaterThanOrEqual(2);
      const shown = [...pictures, ...roomTypes.flatMap((room) => room.pictures)];
      const hashes = await Promise.all(shown.map(hashOf));
      expect(new Set(hashes).size, 'as many contents as pictures').toBe(shown.length);
    },
  );

  it('show a terrace for a room with a terrace, a roll-in shower for an accessible one, and a bath where one is named', () => {
    const promised = [
      ['terrace-king', 'terrace', ['테라스', 'terrace', 'テラス', '露台']],
      ['accessible-twin', 'shower', ['샤워', 'shower', 'シャワー', '淋浴']],
      ['premier-king', 'bath', ['욕조', 'bathtub', 'バスタブ', '浴缸']],
      ['spring-ondol', 'tub', ['편백 욕조', 'cypress tub', 'ヒノキ風呂', '扁柏浴缸']],
      ['hanok-sarang', 'desk', ['서안', 'low desk', '文机', '矮案']],
      ['grand-suite', 'living', ['거실', 'living room', '居間', '客厅']],
    ] as const;
    for (const hotel of ownHotels) {
      for (const [at, lang] of langs.entries()) {
        const { roomTypes } = detailOf(hotel, lowest, lang);
        for (const [archetype, scene, words] of promised) {
          const room = roomTypes.find(({ roomTypeId }) => roomTypeId === `${hotel.hotelId}-${archetype}`);
          const picture = room?.pictures.find(({ path }) => path.endsWith(`${archetype}-${scene}`));
          expect(picture !== undefined, `${hotel.hotelId} ${archetype}`).toBe(room !== undefined);
          if (picture) expect(picture.alt).toContain(words[at]);
        }
        const terrace = roomTypes.find(({ roomTypeId }) => roomTypeId.endsWith('terrace-king'));
        // Whichever of its pictures a page shows.
        for (const { alt } of terrace?.pictures ?? []) expect(alt).toContain(promised[0][2][at]);
      }
    }
  });

  it.each(langs)('say in %s what each of them shows, under the name of the hotel and of the room', (lang) => {
    for (const hotel of ownHotels) {
      const { hotelName, pictures, roomTypes } = detailOf(hotel, lowest, lang);
      const alts = [...pictures, ...roomTypes.flatMap((room) => room.pictures)].map(({ alt }) => alt);
      expect(new Set(alts).size, hotel.hotelId).toBe(alts.length);
      for (const { name, pictures: ofRoom } of roomTypes)
        for (const { alt } of ofRoom) expect(alt.startsWith(`${hotelName} ${name}, `), alt).toBe(true);
    }
  });

  it('of a sample hotel are those of the hotel whose setting it has', () => {
    const [model] = ownHotels;
    const [sample] = sampleHotels(1, ownHotels);
    if (!model || !sample) throw new Error('no hotel');
    const { pictures } = detailOf(sample, lowest, 'en');
    expect(pictures.map(({ path }) => path.split('/')[2])).toEqual(pictures.map(() => sample.picturesOf));
  });
});

describe('the rooms of restaurants', () => {
  it('are one for each restaurant of the written hotels, none like another', () => {
    const written = restaurants.filter(({ hotel }) => hotel.restaurants.length > 0);
    expect(restaurantMotifs.map(({ restaurantId }) => restaurantId).toSorted()).toEqual(
      written.map(({ restaurantId }) => restaurantId).toSorted(),
    );
    for (const { restaurantId, hotelId } of restaurantMotifs) {
      expect(written.find((restaurant) => restaurant.restaurantId === restaurantId)?.hotel.hotelId).toBe(hotelId);
    }
    expect(new Set(restaurantMotifs.map(({ hotelId, scene }) => `${hotelId}/${scene}`)).size).toBe(written.length);
  });

  it('have low tables where the texts mention seats on the floor, and no others have', () => {
    for (const { restaurantId, scene } of restaurantMotifs) {
      const dining = restaurants.find((restaurant) => restaurant.restaurantId === restaurantId)?.dining;
      expect(dining?.accessibility.includes('floor-seats'), restaurantId).toBe(scene === 'dining-floor');
    }
  });

  it('are described in the words of the restaurant, at the widths of a page’s first picture', () => {
    const [onchae] = restaurants;
    if (!onchae) throw new Error('no restaurant');
    const { picture: shown } = restaurantSummaryOf(onchae, 'en');
    expect(shown).toMatchObject({ path: '/pictures/haneul-gyeongbok/dining-tables', widths: [480, 720, 960, 1600] });
    expect(shown.alt).toBe('Onchae, tables laid by the window');
  });
});
