import { createHash } from 'node:crypto';
import { diningSceneOf, restaurantMotifs } from '../../hub/seed/dining/restaurant-motifs.ts';
import { ownHotels } from '../../hub/seed/hotels.ts';
import { type PictureScene, scenesOfHotel } from '../../hub/seed/picture-scenes.ts';
import { landscapeSvg, motifOf, sceneSvg } from './compose.ts';
import { encodings, FULL_WIDTH } from './encode.ts';
import { type Hex, mix } from './ink/colour.ts';
import { materialsOf } from './rooms/materials.ts';
import { roomDrawings } from './rooms/table.ts';

/** One picture of the set: the files `{hotelId}/{scene}-{width}.{format}`. */
export interface WantedPicture {
  readonly hotelId: string;
  readonly scene: PictureScene;
}

/** Every picture that the stand-in hub names. A sample hotel shows those of one of these hotels. */
export const wantedPictures: readonly WantedPicture[] = ownHotels.flatMap((hotel) => {
  const dining = restaurantMotifs.filter(({ hotelId }) => hotelId === hotel.hotelId).map(({ scene }) => scene);
  // The restaurant of a sample hotel has a room of its own motif.
  const scenes = new Set([...scenesOfHotel(hotel), ...dining, diningSceneOf('')]);
  return [...scenes].map((scene) => ({ hotelId: hotel.hotelId, scene }));
});

/** Widths in pixels. Rooms stand in cards and rows only, so they do without the widest. */
export const widthsOf = (scene: PictureScene): number[] =>
  scene in roomDrawings ? [480, 960] : [480, 720, 960, FULL_WIDTH];

/**
 * A colour near the picture's own, which stands in its place while it loads.
 * @throws RangeError for an unknown hotel
 */
export function colorOf({ hotelId, scene }: WantedPicture): Hex {
  const { motif, palette } = motifOf(hotelId);
  const sky = mix(palette.high, palette.low, 0.5);
  const isOutdoors = ['landscape', 'facade', 'spa-or-pool', 'terrace-king-terrace'].includes(scene);
  return isOutdoors ? mix(sky, palette.near, 0.25) : mix(materialsOf(motif, palette).wall, sky, 0.3);
}

const landscapes = new Map<string, ReturnType<typeof landscapeSvg>>();

function landscapeOf(hotelId: string): ReturnType<typeof landscapeSvg> {
  const known = landscapes.get(hotelId) ?? landscapeSvg(hotelId);
  landscapes.set(hotelId, known);
  return known;
}

/** Hash over all that decides how a picture looks, so that only what has changed is drawn again. */
export function drawingOf({ hotelId, scene }: WantedPicture): string {
  const drawn = scene === 'landscape' ? null : sceneSvg(hotelId, scene);
  return createHash('sha256')
    .update(JSON.stringify([landscapeOf(hotelId), drawn, widthsOf(scene), encodings]))
    .digest('hex')
    .slice(0, 16);
}
