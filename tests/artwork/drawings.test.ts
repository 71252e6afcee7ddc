import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { landscapeSvg, sceneSvg } from '@/sandbox/artwork/draw/compose';
import { mirrorInWater } from '@/sandbox/artwork/draw/mirror';
import { paint } from '@/sandbox/artwork/draw/render';
import { colorOf, drawingOf, wantedPictures, widthsOf } from '@/sandbox/artwork/draw/wanted-pictures';
import { manifest } from '@/sandbox/artwork/manifest';
import { ownHotels } from '@/sandbox/hub/seed/hotels';

const ofHotel = (hotelId: string) => wantedPictures.filter((picture) => picture.hotelId === hotelId);

describe('the drawings', () => {
  it.each(ownHotels.map(({ hotelId }) => hotelId))(
    'of %s hold only numbers and are those of the stored pictures (npm run artwork draws what has changed)',
    (hotelId) => {
      const drawn = ofHotel(hotelId).map((picture) => [
        `${hotelId}/${picture.scene}`,
        { widths: widthsOf(picture.scene), color: colorOf(picture), drawing: drawingOf(picture) },
      ]);
      const stored = Object.entries(manifest).filter(([path]) => path.startsWith(`${hotelId}/`));
      expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(stored));
      for (const { scene } of ofHotel(hotelId)) {
        const { standing, overlay } =
          scene === 'landscape'
            ? { standing: landscapeSvg(hotelId).back, overlay: landscapeSvg(hotelId).over }
            : sceneSvg(hotelId, scene);
        for (const layer of [standing, overlay].filter((text) => text !== '')) {
          expect(layer).toMatch(/^<svg .*<\/svg>$/s);
          expect(layer).not.toMatch(/NaN|undefined|Infinity/);
          expect(layer, 'pictures carry no words').not.toContain('<text');
        }
      }
    },
  );

  it('give the stored picture when they are drawn again', async () => {
    const { data, width, height } = await paint('haneul-haeundae', 'lobby');
    const size = { width: 240, height: 160, fit: 'fill' } as const;
    const again = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(size)
      .raw()
      .toBuffer();
    const file = join(import.meta.dirname, '../../sandbox/artwork/haneul-haeundae/lobby-1600.avif');
    const stored = await sharp(file).resize(size).removeAlpha().raw().toBuffer();
    const difference = again.reduce((sum, value, at) => sum + Math.abs(value - (stored[at] ?? 0)), 0) / again.length;
    expect(difference, 'of 255, on average').toBeLessThan(1.5);
  }, 60_000);

  it('cannot be made for a hotel that has no motif', async () => {
    await expect(paint('no-such-house', 'lobby')).rejects.toThrow(RangeError);
  });
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
