import { mix, shade, tint } from '../ink/colour.ts';
import { fill, n, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { lampGlow } from '../ink/weather.ts';
import { bed } from './bed.ts';
import { branch, easyChair, lowTable, moonJar, paperLamp, shadow, teaSet } from './furniture.ts';
import { type Materials, materialsOf } from './materials.ts';
import type { DrawScene } from './scene.ts';
import { curtain, type Frame, fallingLight, floor, slats, wallAround, windowFrame } from './shell.ts';

/** A box beside the bed, with its lamp. */
export function nightstand(sheet: Sheet, x: number, m: Materials): string {
  return (
    shadow(sheet, x, 736, 120, 26) +
    fill(
      rectangle(x - 44, 640, 88, 92),
      sheet.vertical(640, 732, [
        [0, m.wood],
        [1, shade(m.wood, 0.35)],
      ]),
    ) +
    fill(rectangle(x - 48, 634, 96, 9), tint(m.wood, 0.25)) +
    stroke(`M${x - 44} 686h88`, shade(m.wood, 0.5), 2)
  );
}

/** Framed sheet of paper with a ridge washed on it. */
export function scroll(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  m: Materials,
  tone: string,
): string {
  const paper = tint(m.wall, 0.5);
  const hill = `M${n(x)} ${n(y + height * 0.66)}Q${n(x + width * 0.22)} ${n(y + height * 0.34)} ${n(x + width * 0.4)} ${n(y + height * 0.56)}T${n(x + width * 0.74)} ${n(y + height * 0.44)}T${n(x + width)} ${n(y + height * 0.62)}V${n(y + height * 0.82)}H${n(x)}Z`;
  return (
    fill(rectangle(x + 4, y + 6, width, height), '#14110d', 0.16) +
    fill(rectangle(x, y, width, height), paper) +
    fill(
      hill,
      sheet.vertical(y + height * 0.35, y + height * 0.82, [
        [0, tone, 0.7],
        [1, tone, 0],
      ]),
    ) +
    `<circle cx="${n(x + width * 0.7)}" cy="${n(y + height * 0.24)}" r="${n(width * 0.08)}" fill="${mix(tone, '#86642f', 0.7)}" opacity="0.8"/>` +
    stroke(rectangle(x, y, width, height), shade(m.wood, 0.2), 4)
  );
}

/** One wide bed, the window beside it. */
export const doubleRoom: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const view: Frame = { x: 96, y: 116, width: 640, height: 500 };
  const id = `${motif.hotelId}:double`;
  return {
    view,
    plane: 'whole',
    focus: 0.25,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      slats(sheet, 800, 330, 700, 370, m),
      fill(
        rectangle(800, 262, 700, 68),
        sheet.vertical(262, 330, [
          [0, p.lamp, 0],
          [1, p.lamp, 0.28 + p.night * 0.3],
        ]),
      ),
      floor(sheet, id, m, 'boards'),
      fallingLight(sheet, view, p, 3),
      windowFrame(sheet, view, m, 3),
      curtain(sheet, id, 22, 92, m),
      curtain(sheet, id, 726, 66, m),
      scroll(sheet, 1076, 150, 148, 118, m, p.near),
      nightstand(sheet, 840, m),
      nightstand(sheet, 1444, m),
      paperLamp(sheet, [840, 630], 54, 92, m, p),
      paperLamp(sheet, [1444, 630], 54, 92, m, p),
      bed(sheet, id, 1142, 520, m, { pillows: 2, foot: 925 }),
      easyChair(sheet, [250, 838], 1.25, 1, m),
      lowTable(sheet, [462, 858], 170, 62, m),
      teaSet(sheet, [462, 788], 0.8),
    ].join(''),
  };
};

/** Two beds side by side. */
export const twinRoom: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const view: Frame = { x: 70, y: 150, width: 480, height: 452 };
  const id = `${motif.hotelId}:twin`;
  return {
    view,
    plane: 'whole',
    focus: 0.6,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      slats(sheet, 620, 410, 880, 290, m),
      floor(sheet, id, m, 'boards'),
      fallingLight(sheet, view, p, 2, 190),
      windowFrame(sheet, view, m, 2),
      curtain(sheet, id, 8, 74, m),
      curtain(sheet, id, 540, 64, m),
      scroll(sheet, 790, 190, 124, 158, m, p.near),
      scroll(sheet, 1200, 190, 124, 158, m, p.leaf),
      nightstand(sheet, 1058, m),
      paperLamp(sheet, [1058, 630], 60, 104, m, p),
      bed(sheet, `${id}a`, 856, 316, m, { pillows: 1, foot: 915 }),
      bed(sheet, `${id}b`, 1262, 316, m, { pillows: 1, foot: 915 }),
      lowTable(sheet, [290, 836], 250, 74, m),
      moonJar(sheet, [352, 752], 46, p),
      branch(id, [350, 664], 210, p),
      teaSet(sheet, [226, 752], 0.85),
    ].join(''),
  };
};

/** The large room: the bed stands before a window as wide as the wall. */
export const kingRoom: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const view: Frame = { x: 130, y: 84, width: 1240, height: 556 };
  const id = `${motif.hotelId}:king`;
  return {
    view,
    plane: 'back',
    focus: 0.5,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      floor(sheet, id, m, 'boards'),
      fallingLight(sheet, view, p, 4, 40),
      windowFrame(sheet, view, m, 4),
      curtain(sheet, id, 40, 128, m),
      curtain(sheet, id, 1332, 128, m),
      fill(
        rectangle(370, 588, 760, 124),
        sheet.vertical(588, 712, [
          [0, tint(m.cloth, 0.18)],
          [1, shade(m.cloth, 0.28)],
        ]),
        1,
        'rx="6"',
      ),
      stroke('M522 590v120M674 590v120M826 590v120M978 590v120', shade(m.cloth, 0.4), 2, 0.6),
      nightstand(sheet, 330, m),
      nightstand(sheet, 1170, m),
      paperLamp(sheet, [330, 630], 58, 116, m, p),
      paperLamp(sheet, [1170, 630], 58, 116, m, p),
      bed(sheet, id, 750, 660, m, { pillows: 3, foot: 948 }),
      easyChair(sheet, [1350, 850], 1.3, -1, m),
      shadow(sheet, 150, 806, 150, 30),
      moonJar(sheet, [150, 806], 82, p),
      branch(id, [148, 648], 300, p),
    ].join(''),
  };
};

/** Room for a family: the wide bed, a day bed under the window, cushions on the floor. */
export const familyRoom: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const view: Frame = { x: 110, y: 120, width: 780, height: 452 };
  const id = `${motif.hotelId}:family`;
  const cushion = (x: number, y: number, colour: string) =>
    fill(
      `M${x - 40} ${y}q-4 -62 12 -66h58q16 4 12 66q-40 10 -82 0Z`,
      sheet.vertical(y - 66, y, [
        [0, tint(colour, 0.2)],
        [1, shade(colour, 0.25)],
      ]),
    );
  return {
    view,
    plane: 'whole',
    focus: 0.4,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      slats(sheet, 960, 380, 540, 320, m),
      floor(sheet, id, m, 'boards'),
      fallingLight(sheet, view, p, 3, 120),
      windowFrame(sheet, view, m, 3, false),
      curtain(sheet, id, 30, 84, m, 46, 600),
      curtain(sheet, id, 884, 62, m, 46, 600),
      shadow(sheet, 500, 742, 860, 40, 0.4),
      fill(
        rectangle(110, 650, 780, 86),
        sheet.vertical(650, 736, [
          [0, m.wood],
          [1, shade(m.wood, 0.4)],
        ]),
      ),
      stroke('M370 652v84M630 652v84', shade(m.wood, 0.5), 2.4),
      fill(
        'M104 656Q100 606 130 604H870Q900 606 896 656Z',
        sheet.vertical(604, 656, [
          [0, tint(m.linen, 0.3)],
          [1, shade(m.linen, 0.2)],
        ]),
      ),
      cushion(190, 618, m.cloth),
      cushion(276, 620, mix('#86642f', m.wall, 0.35)),
      cushion(820, 618, mix(m.cloth, m.linen, 0.4)),
      lampGlow(sheet, p.lamp, [1220, 250], 300, 0.3 + p.night * 0.25),
      stroke('M1220 46V196', shade(m.wood, 0.5), 2.4),
      paperLamp(sheet, [1220, 274], 128, 78, m, p, 0.7),
      bed(sheet, id, 1226, 470, m, { pillows: 2, foot: 930 }),
      `<ellipse cx="520" cy="930" rx="330" ry="62" fill="${mix(m.linen, m.floor, 0.35)}"/><ellipse cx="520" cy="930" rx="312" ry="57" fill="none" stroke="${mix(m.cloth, m.floor, 0.3)}" stroke-width="3" opacity="0.6"/>`,
      lowTable(sheet, [520, 930], 220, 62, m),
      teaSet(sheet, [520, 860], 0.75),
      cushion(330, 946, mix('#86642f', m.wall, 0.3)),
      cushion(716, 946, m.cloth),
    ].join(''),
  };
};
