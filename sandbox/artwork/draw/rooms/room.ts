import { mix } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import type { Sheet } from '../ink/sheet.ts';
import { type Materials, materialsOf } from './materials.ts';
import type { DrawScene, Scene } from './scene.ts';
import { type Frame, fallingLight, floor, wallAround, windowFrame } from './shell.ts';

interface RoomForm {
  readonly view: Frame;
  readonly panes: number;
  readonly plane?: Scene['plane'];
  readonly focus?: number;
  readonly ground?: 'boards' | 'paper' | 'stone';
  readonly sill?: boolean;
  readonly lean?: number;
}

/** What the contents of a room are drawn with. */
export interface Tools {
  readonly sheet: Sheet;
  readonly m: Materials;
  readonly p: Palette;
  readonly id: string;
}

/** A room with one window: the shell, then what stands in it. */
export function room(name: string, form: RoomForm, contents: (tools: Tools) => readonly string[]): DrawScene {
  const { view, panes, plane = 'whole', focus = 0.5, ground = 'boards', sill = true, lean = 150 } = form;
  return (sheet, motif, p) => {
    const m = materialsOf(motif, p);
    const id = `${motif.hotelId}:${name}`;
    const underfoot = { boards: m.floor, stone: m.stone, paper: mix('#c79a54', m.floor, 0.25) }[ground];
    return {
      view,
      plane,
      focus,
      standing: '',
      overlay: [
        wallAround(sheet, view, m, p),
        floor(sheet, id, { ...m, floor: underfoot }, ground),
        fallingLight(sheet, view, p, panes, lean),
        windowFrame(sheet, view, m, panes, sill),
        ...contents({ sheet, m, p, id }),
      ].join(''),
    };
  };
}
