// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { picture } from '@/lib/hub/contract/common';
import { restaurantSummaryOf } from '@/sandbox/hub/dining/restaurant-texts';
import { restaurants } from '@/sandbox/hub/dining/restaurants';
import { landscapeSvg, sceneSvg } from '@/sandbox/hub/pictures/compose';
import { oklab } from '@/sandbox/hub/pictures/ink/colour';
import { mirrorInWater } from '@/sandbox/hub/pictures/mirror';
import {
  drawingVersion,
  ensurePictures,
  type PictureScene,
  pictureFor,
  pictureScenes,
  renderPicture,
} from '@/sandbox/hub/pictures/pictures';
import { MAX_BYTES } from '@/sandbox/hub/pictures/render';
import { diningScenes, restaurantMotifs } from '@/sandbox/hub/seed/dining/restaurant-motifs';
import { hotelMotifs } from '@/sandbox/hub/seed/hotel-motifs';

const DRAWING_TIMEOUT_MS = 180_000;
const folders: string[] = [];
const emptyFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const hotelIds = hotelMotifs.map(({ hotelId }) => hotelId);
const layersOf = (hotelId: string, scene: PictureScene): string[] => {
  if (scene === 'landscape') return Object.values(landscapeSvg(hotelId));
  const { standing, overlay } = sceneSvg(hotelId, scene);
  return standing === '' ? [overlay] : [standing, overlay];
};

describe('the drawings', () => {
  it.each(hotelIds)('of %s are the same every time and hold only numbers', (hotelId) => {
    for (const scene of [...pictureScenes, ...diningScenes]) {
      const layers = layersOf(hotelId, scene);
      expect(layers).toEqual(layersOf(hotelId, scene));
      for (const layer of layers) {
        expect(layer).toMatch(/^<svg .*<\/svg>$/s);
        expect(layer).not.toMatch(/NaN|undefined|Infinity/);
        expect(layer, 'pictures carry no words').not.toContain('<text');
      }
    }
  });

  it(
    'never show the same landscape for two hotels',
    async () => {
      const [width, height] = [24, 16];
      const thumbs = await Promise.all(
        hotelIds.map(async (hotelId) => {
          const { back, over } = landscapeSvg(hotelId);
          const small = (svg: string) => Buffer.from(svg.replace('<svg ', '<svg width="240" height="160" '));
          const whole = await sharp(small(back))
            .composite([{ input: small(over) }])
            .png()
            .toBuffer();
          const pixels = await sharp(whole).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
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
          expect(distance, `${hotelIds[i]} and ${hotelIds[j]}`).toBeGreaterThan(0.06);
        }
      }
    },
    DRAWING_TIMEOUT_MS,
  );
});

describe('pictureFor', () => {
  it('describes every scene of every hotel as the contract wants it', () => {
    const seen = hotelIds.flatMap((hotelId) =>
      pictureScenes.map((scene) => picture.parse({ ...pictureFor(hotelId, scene), alt: '' })),
    );
    expect(new Set(seen.map(({ path }) => path)).size).toBe(hotelIds.length * pictureScenes.length);
  });

  it('gives every landscape its own colour', () => {
    expect(new Set(hotelIds.map((hotelId) => pictureFor(hotelId, 'landscape').color)).size).toBe(hotelIds.length);
  });

  it('refuses a hotel it does not know', async () => {
    expect(() => pictureFor('no-such-house', 'landscape')).toThrow(RangeError);
    await expect(renderPicture(await emptyFolder(), 'no-such-house', 'lobby')).rejects.toThrow(RangeError);
  });
});

describe('the rooms of restaurants', () => {
  it('are one for each restaurant of the written houses, none like another', () => {
    const written = restaurants.filter(({ hotel }) => hotel.restaurants.length > 0);
    expect(restaurantMotifs.map(({ restaurantId }) => restaurantId).toSorted()).toEqual(
      written.map(({ restaurantId }) => restaurantId).toSorted(),
    );
    for (const { restaurantId, hotelId } of restaurantMotifs) {
      expect(written.find((restaurant) => restaurant.restaurantId === restaurantId)?.hotel.hotelId).toBe(hotelId);
    }
    expect(new Set(restaurantMotifs.map(({ hotelId, scene }) => `${hotelId}/${scene}`)).size).toBe(written.length);
  });

  it('have low tables where the texts promise seats on the floor, and no others have', () => {
    for (const { restaurantId, scene } of restaurantMotifs) {
      const dining = restaurants.find((restaurant) => restaurant.restaurantId === restaurantId)?.dining;
      expect(dining?.accessibility.includes('floor-seats'), restaurantId).toBe(scene === 'dining-floor');
    }
  });

  it('are described in the words of the restaurant, at the widths of a page’s first picture', () => {
    const [onchae] = restaurants;
    if (!onchae) throw new Error('no restaurant');
    const { picture: shown } = restaurantSummaryOf(onchae, 'en');
    expect(shown).toMatchObject({ path: '/pictures/haneul-gyeongbok/dining-tables', widths: [480, 960, 1600] });
    expect(shown.alt).toBe('Onchae, tables laid by the window');
  });
});

describe('the files', () => {
  it(
    'are all there, small enough, and as wide as promised',
    async () => {
      const folder = await emptyFolder();
      const hotelId = 'onggi-jeonju';
      await ensurePictures(folder, undefined, { hotelIds: [hotelId] });
      for (const scene of [...pictureScenes, 'dining-floor'] as const) {
        const { widths, formats } = pictureFor(hotelId, scene);
        for (const width of widths) {
          for (const format of formats) {
            const file = join(folder, hotelId, `${scene}-${width}.${format}`);
            expect((await stat(file)).size, file).toBeLessThanOrEqual(MAX_BYTES);
            const about = await sharp(file).metadata();
            expect(about.width).toBe(width);
            expect(Math.abs((about.width ?? 0) / (about.height ?? 1) - 1.5)).toBeLessThan(0.01);
            expect(about.format).toBe(format === 'avif' ? 'heif' : 'webp');
          }
        }
      }
      expect((await readdir(join(folder, hotelId))).filter((name) => name.endsWith('.part'))).toEqual([]);
    },
    DRAWING_TIMEOUT_MS,
  );

  it(
    'stay until the drawing changes',
    async () => {
      const folder = await emptyFolder();
      const only = { hotelIds: ['haneul-haeundae'], scenes: ['landscape'] } as const;
      const drawn: string[] = [];
      const note = ({ hotelId, scene }: { hotelId: string; scene: string }) => drawn.push(`${hotelId} ${scene}`);
      await ensurePictures(folder, note, only);
      expect(drawn).toEqual(['haneul-haeundae landscape']);
      expect(await readFile(join(folder, 'drawing-version'), 'utf8')).toBe(await drawingVersion());

      await ensurePictures(folder, note, only);
      expect(drawn).toHaveLength(1);

      await rm(join(folder, 'haneul-haeundae', 'landscape-480.avif'));
      await ensurePictures(folder, note, only);
      expect(drawn).toHaveLength(2);

      await writeFile(join(folder, 'drawing-version'), 'an older drawing');
      await writeFile(join(folder, 'haneul-haeundae', 'lobby-480.webp'), 'left over');
      await ensurePictures(folder, note, only);
      expect(drawn).toHaveLength(3);
      expect(await readdir(join(folder, 'haneul-haeundae'))).not.toContain('lobby-480.webp');
    },
    DRAWING_TIMEOUT_MS,
  );

  it(
    'are drawn once when two ask at the same time',
    async () => {
      const folder = await emptyFolder();
      const [first, second] = [
        renderPicture(folder, 'haneul-haeundae', 'lobby'),
        renderPicture(folder, 'haneul-haeundae', 'lobby'),
      ];
      expect(first).toBe(second);
      await first;
      expect(await readdir(join(folder, 'haneul-haeundae'))).toHaveLength(6);
    },
    DRAWING_TIMEOUT_MS,
  );
});

describe('still water', () => {
  it('gives back what stands above it and leaves the rest alone', () => {
    const [width, height] = [40, 40];
    const data = Buffer.alloc(width * height * 3, 0);
    data.fill(200, 0, width * 20 * 3);
    mirrorInWater({ data, width, height }, { y: 20, left: 10, right: 30, strength: 1 });
    const at = (x: number, y: number) => data[(y * width + x) * 3];
    expect(at(20, 21)).toBeGreaterThan(180);
    expect(at(20, 38)).toBeLessThan(at(20, 21) ?? 0);
    expect(at(5, 21)).toBe(0);
    expect(at(20, 10)).toBe(200);
  });
});
