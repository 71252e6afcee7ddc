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
    `<g transform="translate(${64 * inset} ${64 * inset}) scale(${scale})" fill="${BRASS}">`,
    '<circle cx="32" cy="19" r="8.5"/>',
    '<path d="M18.5 31.2Q32 36.4 45.5 31.2Q47.2 41.4 58 45.4Q45.6 48.6 32 48.6Q18.4 48.6 6 45.4Q16.8 41.4 18.5 31.2Z"/>',
    '<path d="M17 53.6Q32 54.9 47 53.6V55.8Q32 57.1 17 55.8Z"/>',
    '</g></svg>',
  ].join('');
}

const folder = join(import.meta.dirname, '..', 'public');
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))).png({
    compressionLevel: 9,
    palette: true,
  });

await writeFile(join(folder, 'favicon.svg'), `${mark(0.04, 10)}\n`);
await png(mark(0.14, 0), 192).toFile(join(folder, 'icon-192.png'));
await png(mark(0.14, 0), 512).toFile(join(folder, 'icon-512.png'));
await png(mark(0.1, 0), 180).toFile(join(folder, 'apple-touch-icon.png'));
