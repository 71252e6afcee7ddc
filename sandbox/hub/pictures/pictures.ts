import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { restaurantMotifs } from '../seed/dining/restaurant-motifs.ts';
import { hotelMotifs } from '../seed/hotel-motifs.ts';
import { motifOf, type PictureScene, pictureScenes } from './compose.ts';
import { type Hex, mix } from './ink/colour.ts';
import { encode, FULL_WIDTH, forgetPlanes, type PictureFormat, paint, pictureFormats } from './render.ts';
import { materialsOf } from './rooms/materials.ts';

export type { PictureScene };
export { pictureScenes };

/**
 * Widths in pixels a picture is made in. Rooms stand in cards and galleries only, so they do without the widest, which
 * costs more time to draw than the others together.
 */
export const widthsOf = (scene: PictureScene): number[] =>
  scene.startsWith('room-') ? [480, 960] : [480, 960, FULL_WIDTH];

/** A picture as the contract describes it, without its text for those who do not see it. */
export interface PictureRef {
  path: `/${string}`;
  widths: number[];
  formats: PictureFormat[];
  aspectRatio: '3:2';
  /** `#rrggbb`, near the picture's own mean colour. */
  color: Hex;
}

/**
 * Describes a picture without drawing it; cheap enough for every answer of the hub.
 * @throws RangeError for an unknown hotel.
 */
export function pictureFor(hotelId: string, scene: PictureScene): PictureRef {
  const { motif, palette } = motifOf(hotelId);
  const sky = mix(palette.high, palette.low, 0.5);
  const indoors = scene === 'lobby' || scene.startsWith('room-') || scene.startsWith('dining-');
  return {
    path: `/pictures/${hotelId}/${scene}`,
    widths: widthsOf(scene),
    formats: [...pictureFormats],
    aspectRatio: '3:2',
    color: indoors ? mix(materialsOf(motif, palette).wall, sky, 0.3) : mix(sky, palette.near, 0.25),
  };
}

const fileOf = (folder: string, hotelId: string, scene: PictureScene, width: number, format: PictureFormat): string =>
  join(folder, hotelId, `${scene}-${width}.${format}`);

const filesOf = (folder: string, hotelId: string, scene: PictureScene) =>
  widthsOf(scene).flatMap((width) =>
    pictureFormats.map((format) => ({ width, format, file: fileOf(folder, hotelId, scene, width, format) })),
  );

const underWay = new Map<string, Promise<void>>();

/**
 * Draws one picture in all widths and formats unless it is there; two askers share one drawing. Files appear whole or
 * not at all.
 * @throws RangeError for an unknown hotel.
 */
export function renderPicture(folder: string, hotelId: string, scene: PictureScene): Promise<void> {
  const key = fileOf(folder, hotelId, scene, 480, 'avif');
  const known = underWay.get(key);
  if (known) return known;
  const drawing = drawMissing(folder, hotelId, scene).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

async function drawMissing(folder: string, hotelId: string, scene: PictureScene): Promise<void> {
  const missing = filesOf(folder, hotelId, scene).filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return;
  const picture = await paint(hotelId, scene);
  await mkdir(join(folder, hotelId), { recursive: true });
  for (const { width, format, file } of missing) {
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, await encode(picture, width, format));
    await rename(unfinished, file);
  }
}

const stampFile = (folder: string): string => join(folder, 'drawing-version');

/** Hash over everything that decides how a picture looks: the drawing code and the motifs. */
export async function drawingVersion(): Promise<string> {
  const here = import.meta.dirname;
  const entries = await readdir(here, { recursive: true });
  const sources = entries
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(here, name));
  const hash = createHash('sha256');
  for (const source of [...sources, join(here, '..', 'seed', 'hotel-motifs.ts')]) hash.update(await readFile(source));
  return hash.digest('hex').slice(0, 16);
}

export interface PictureProgress {
  hotelId: string;
  scene: PictureScene;
  done: number;
  total: number;
}

/** Limits what is drawn; everything by default. */
export interface PictureChoice {
  hotelIds?: readonly string[];
  scenes?: readonly PictureScene[];
}

/**
 * Draws whatever is missing in `folder`: landscapes of all hotels first, then their restaurants, which one list shows all. Pictures of another drawing version are thrown
 * away before; with the same version a second call only looks at the files.
 */
export async function ensurePictures(
  folder: string,
  onProgress?: (progress: PictureProgress) => void,
  only: PictureChoice = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const version = await drawingVersion();
  const stamped = existsSync(stampFile(folder)) ? await readFile(stampFile(folder), 'utf8') : '';
  if (stamped !== version) {
    await Promise.all(hotelMotifs.map(({ hotelId }) => rm(join(folder, hotelId), { recursive: true, force: true })));
    await writeFile(stampFile(folder), version);
  }
  const { hotelIds = hotelMotifs.map(({ hotelId }) => hotelId), scenes = pictureScenes } = only;
  const ofHouses = scenes.flatMap((scene) => hotelIds.map((hotelId) => ({ hotelId, scene })));
  const isLandscape = ({ scene }: { scene: PictureScene }) => scene === 'landscape';
  const ofRestaurants = restaurantMotifs.filter(({ hotelId }) => hotelIds.includes(hotelId));
  const wanted = only.scenes
    ? ofHouses
    : [...ofHouses.filter(isLandscape), ...ofRestaurants, ...ofHouses.filter((picture) => !isLandscape(picture))];
  const queue = wanted.filter(({ hotelId, scene }) =>
    filesOf(folder, hotelId, scene).some(({ file }) => !existsSync(file)),
  );
  const total = queue.length;
  if (total === 0) return;
  // One thread for each picture and several pictures at a time: encoders wait for one another inside one picture.
  const threadsBefore = sharp.concurrency();
  sharp.concurrency(1);
  let next = 0;
  let done = 0;
  const worker = async () => {
    for (let job = queue[next++]; job; job = queue[next++]) {
      await renderPicture(folder, job.hotelId, job.scene);
      done += 1;
      onProgress?.({ ...job, done, total });
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  } finally {
    sharp.concurrency(threadsBefore);
    forgetPlanes();
  }
}
