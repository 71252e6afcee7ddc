import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const IVORY = '#faf7f1';
const BRASS = '#86642f';

/**
 * The mark: a tiled roof's long line under the moon, on a 64-unit square. `inset` shrinks it towards the middle, for
 * launchers that cut icons to a circle.
 */
function mark(inset: number, corner: number): string {
  const scale = 1 - inset * 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner}" fill="${IVORY}"/>`,
    `<g transform="translate(${64 * inset} ${64 * inset}) scale(${scale})" fill="none" stroke="${BRASS}" stroke-width="2.8" stroke-linecap="round">`,
    `<circle cx="42.5" cy="18.5" r="8" fill="${BRASS}" stroke="none"/>`,
    '<path d="M4.5 48.5Q16.5 46.5 20 35Q32 38.5 44 35Q47.5 46.5 59.5 48.5"/>',
    '<path d="M14 54.5Q32 56.5 50 54.5" stroke-width="2"/>',
    '</g></svg>',
  ].join('');
}

const folder = join(import.meta.dirname, '..', 'public');
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))).png({
    compressionLevel: 9,
    palette: true,
  });

/** An icon file of one PNG, for browsers that ask for `/favicon.ico` whatever a page names. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

await writeFile(join(folder, 'favicon.svg'), `${mark(0.04, 10)}\n`);
await writeFile(join(folder, 'favicon.ico'), ico(await png(mark(0.04, 10), 48).toBuffer(), 48));
await png(mark(0.14, 0), 192).toFile(join(folder, 'icon-192.png'));
await png(mark(0.14, 0), 512).toFile(join(folder, 'icon-512.png'));
await png(mark(0.1, 0), 180).toFile(join(folder, 'apple-touch-icon.png'));
