import { type HotelId, type HotelMotif, hotelMotifs } from '../../hub/seed/hotel-motifs.ts';
import type { PictureScene } from '../../hub/seed/picture-scenes.ts';
import { diningBar, diningFire, diningFloor, diningTables } from './dining/dining-rooms.ts';
import type { Palette } from './ink/palette.ts';
import { hashText } from './ink/prng.ts';
import { group, SHEET_WIDTH, Sheet } from './ink/sheet.ts';
import { landscapes } from './landscapes/table.ts';
import { facade } from './outdoors/facade.ts';
import { waterside } from './outdoors/waterside.ts';
import { palettes } from './palettes.ts';
import { lobby } from './rooms/lobby.ts';
import { lounge } from './rooms/lounge.ts';
import type { DrawScene, Scene } from './rooms/scene.ts';
import { roomDrawings } from './rooms/table.ts';

const draws = {
  facade,
  lobby,
  'spa-or-pool': waterside,
  lounge,
  ...roomDrawings,
  'dining-tables': diningTables,
  'dining-floor': diningFloor,
  'dining-fire': diningFire,
  'dining-bar': diningBar,
} as const satisfies Record<Exclude<PictureScene, 'landscape'>, DrawScene>;

/**
 * The motif of a hotel and its pigments.
 * @throws RangeError for a hotel that is not in the table.
 */
export function motifOf(hotelId: string): { motif: HotelMotif & { hotelId: HotelId }; palette: Palette } {
  const motif = hotelMotifs.find((m) => m.hotelId === hotelId);
  if (!motif) throw new RangeError(`No hotel has the id ${hotelId}`);
  return { motif, palette: palettes[motif.hotelId] };
}

/** The landscape as two SVG texts: an opaque ground and what stands before it. */
export function landscapeSvg(hotelId: string): { back: string; over: string } {
  const { motif, palette } = motifOf(hotelId);
  const sheet = new Sheet();
  const { back, front, air } = landscapes[motif.landscape](sheet, motif, palette);
  return { back: sheet.finish(back), over: sheet.finish(front + air) };
}

/** A scene over the landscape; its two layers as SVG texts, empty where nothing is drawn. */
export function sceneSvg(hotelId: string, scene: Exclude<PictureScene, 'landscape'>): Scene {
  const { motif, palette } = motifOf(hotelId);
  const sheet = new Sheet();
  const drawn = draws[scene](sheet, motif, palette);
  // Half of the hotels are laid out the other way round, so that a room type does not look alike in all of them.
  const turned = scene in roomDrawings && hashText(hotelId) % 2 === 1;
  const lay = (content: string) =>
    content === ''
      ? ''
      : sheet.finish(turned ? group(content, `transform="translate(${SHEET_WIDTH} 0) scale(-1 1)"`) : content);
  return {
    ...drawn,
    view: turned ? { ...drawn.view, x: SHEET_WIDTH - drawn.view.x - drawn.view.width } : drawn.view,
    standing: lay(drawn.standing),
    overlay: lay(drawn.overlay),
  };
}
