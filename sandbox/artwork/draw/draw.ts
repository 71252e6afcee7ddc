import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Manifest, manifest, pictureFormats } from '../manifest.ts';
import { encode } from './encode.ts';
import { forgetPlanes, paint } from './render.ts';
import { colorOf, drawingOf, type WantedPicture, wantedPictures, widthsOf } from './wanted-pictures.ts';

// `npm run artwork`: draws the pictures of the stand-in hub that are missing or whose drawing has changed.
const folder = join(import.meta.dirname, '..');

const keyOf = ({ hotelId, scene }: WantedPicture) => `${hotelId}/${scene}`;
const filesOf = ({ hotelId, scene }: WantedPicture) =>
  widthsOf(scene).flatMap((width) =>
    pictureFormats.map((format) => ({ width, format, file: `${hotelId}/${scene}-${width}.${format}` })),
  );

const wanted: Manifest = Object.fromEntries(
  wantedPictures.map((picture) => [
    keyOf(picture),
    { widths: widthsOf(picture.scene), color: colorOf(picture), drawing: drawingOf(picture) },
  ]),
);
const missing = wantedPictures.filter((picture) => {
  const key = keyOf(picture);
  const isThere = filesOf(picture).every(({ file }) => existsSync(join(folder, file)));
  return !isThere || manifest[key]?.drawing !== wanted[key]?.drawing;
});

async function draw(picture: WantedPicture): Promise<void> {
  const pixels = await paint(picture.hotelId, picture.scene);
  for (const { width, format, file } of filesOf(picture))
    await writeFile(join(folder, file), await encode(pixels, width, format));
}

// One thread for each picture and several pictures at a time: encoders wait for one another inside one picture.
sharp.concurrency(1);
for (const [hotelId, pictures = []] of Map.groupBy(missing, (picture) => picture.hotelId)) {
  await mkdir(join(folder, hotelId), { recursive: true });
  const queue = pictures.values();
  const worker = async () => {
    for (const picture of queue) {
      await draw(picture);
      process.stdout.write(`${keyOf(picture)}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  forgetPlanes();
}

const wantedFiles = new Set(wantedPictures.flatMap(filesOf).map(({ file }) => file));
const found = await readdir(folder, { recursive: true });
const left = found.filter((file) => /\.(?:avif|webp)$/.test(file) && !wantedFiles.has(file));
await Promise.all(left.map((file) => rm(join(folder, file))));
await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(wanted, null, 2)}\n`);
process.stdout.write(`${missing.length} of ${wantedPictures.length} pictures drawn, ${left.length} files removed\n`);
