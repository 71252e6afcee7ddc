import { type Hex, mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { between, seeded } from '../ink/prng.ts';
import { fill, n, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { lampGlow } from '../ink/weather.ts';
import { branch, lowTable, moonJar, paperLamp, teaSet } from '../rooms/furniture.ts';
import { type Materials, materialsOf } from '../rooms/materials.ts';
import type { DrawScene } from '../rooms/scene.ts';
import { curtain, type Frame, fallingLight, floor, slats, wallAround, windowFrame } from '../rooms/shell.ts';
import { timberFrame } from '../rooms/timber.ts';
import { hearth } from './hearth.ts';
import { cushion, stool, tableForTwo } from './seating.ts';
import { bowl, glass, pendant, plate } from './tableware.ts';

/** Tables for two along the glass, laid. */
export const diningTables: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const view: Frame = motif.hasHanok
    ? { x: 270, y: 130, width: 960, height: 560 }
    : { x: 150, y: 118, width: 1200, height: 540 };
  const id = `${motif.hotelId}:tables`;
  const sides = motif.hasHanok
    ? timberFrame(sheet, view, m, p)
    : curtain(sheet, id, 40, 150, m) + curtain(sheet, id, 1312, 150, m);
  return {
    view,
    plane: 'whole',
    focus: 0.5,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      floor(sheet, id, m, 'boards'),
      fallingLight(sheet, view, p, 4, 60),
      windowFrame(sheet, view, m, 4, !motif.hasHanok),
      sides,
      tableForTwo(sheet, [330, 788], 190, m, p),
      tableForTwo(sheet, [1170, 788], 190, m, p),
      pendant(sheet, [750, 306], 104, 46, m, p),
      pendant(sheet, [430, 262], 74, 46, m, p),
      pendant(sheet, [1070, 262], 74, 46, m, p),
      tableForTwo(sheet, [750, 930], 350, m, p),
    ].join(''),
  };
};

/** Low tables on the warm floor, the doors slid open on the garden. */
export const diningFloor: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const oiled: Materials = { ...m, floor: mix('#c79a54', m.floor, 0.25) };
  const view: Frame = { x: 330, y: 130, width: 840, height: 560 };
  const id = `${motif.hotelId}:floor`;
  const brass = (x: number, y: number, r: number) => bowl(sheet, [x, y], r, 'brass');
  return {
    view,
    plane: 'whole',
    focus: 0.5,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      timberFrame(sheet, view, m, p),
      floor(sheet, id, oiled, 'paper'),
      fallingLight(sheet, view, p, 2, 80),
      fill(rectangle(view.x - 16, 690, view.width + 32, 12), shade(m.wood, 0.35)),
      cushion(sheet, [330, 780], 120, m),
      cushion(sheet, [1170, 780], 120, m),
      lowTable(sheet, [486, 796], 210, 58, m),
      lowTable(sheet, [1014, 796], 210, 58, m),
      teaSet(sheet, [486, 731], 0.72),
      teaSet(sheet, [1014, 731], 0.72),
      cushion(sheet, [360, 920], 210, m),
      cushion(sheet, [1140, 920], 210, m),
      lowTable(sheet, [750, 926], 500, 104, m),
      [590, 662, 838, 910].map((x, i) => plate([x, 799 + (i % 2) * 6], 28, m)).join(''),
      brass(606, 801, 26),
      brass(894, 801, 26),
      brass(676, 796, 18),
      brass(824, 796, 18),
      brass(750, 803, 34),
      moonJar(sheet, [116, 800], 74, p),
      branch(id, [114, 658], 250, p),
      paperLamp(sheet, [1404, 780], 74, 164, m, p),
    ].join(''),
  };
};

/** A hearth of stone with its fire, and tables in its light. */
export const diningFire: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const view: Frame = { x: 640, y: 122, width: 770, height: 530 };
  const id = `${motif.hotelId}:fire`;
  return {
    view,
    plane: 'whole',
    focus: 0.5,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      floor(sheet, id, { ...m, floor: mix(m.stone, m.floor, 0.5) }, 'stone'),
      fallingLight(sheet, view, p, 3, 40),
      windowFrame(sheet, view, m, 3),
      hearth(sheet, id, { x: 96, y: 46, width: 440, height: 670 }, m, p),
      pendant(sheet, [812, 268], 80, 46, m, p),
      pendant(sheet, [1212, 268], 80, 46, m, p),
      tableForTwo(sheet, [1180, 800], 210, m, p),
      tableForTwo(sheet, [760, 922], 330, m, p),
    ].join(''),
  };
};

/** Bottles on lit shelves, row by row. */
function backBar(sheet: Sheet, seed: string, frame: Frame, m: Materials, p: Palette): string {
  const random = seeded(`${seed}:bottles`);
  const { x, y, width, height } = frame;
  const wood = shade(m.wood, 0.4);
  const glassColours: Hex[] = ['#5f6b4c', '#7d5a35', '#8a8d7c', '#43524f', '#a88a58', mix(p.near, '#5a4a3a', 0.5)];
  const rows = 3;
  const shelf = (i: number) => y + (height * (i + 1)) / rows - 12;
  let bottles = '';
  let boards = '';
  for (let i = 0; i < rows; i++) {
    const base = shelf(i);
    for (let bx = x + 26; bx < x + width - 20; bx += between(random, 27, 36)) {
      const [h, w] = [between(random, 68, 104), between(random, 8, 11.5)];
      const colour = glassColours[Math.floor(random() * glassColours.length)] as Hex;
      bottles +=
        fill(
          `M${n(bx - w)} ${n(base)}V${n(base - h * 0.56)}Q${n(bx - w)} ${n(base - h * 0.68)} ${n(bx - w * 0.34)} ${n(base - h * 0.72)}V${n(base - h)}H${n(bx + w * 0.34)}V${n(base - h * 0.72)}Q${n(bx + w)} ${n(base - h * 0.68)} ${n(bx + w)} ${n(base - h * 0.56)}V${n(base)}Z`,
          colour,
          0.94,
        ) + stroke(`M${n(bx - w * 0.5)} ${n(base - 6)}V${n(base - h * 0.54)}`, '#ffffff', 1.8, 0.34);
    }
    boards += rectangle(x, base, width, 10);
  }
  return [
    fill(rectangle(x, y, width, height), shade(mix(m.wall, m.wood, 0.5), 0.3)),
    ...[0, 1, 2].map((i) => lampGlow(sheet, p.lamp, [x + width / 2, shelf(i) - 40], width * 0.62, 0.5)),
    bottles,
    fill(boards, wood),
    stroke(rectangle(x, y, width, height), wood, 14),
  ].join('');
}

/** A long counter before the view, stools in a row, bottles in their own light. */
export const diningBar: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const view: Frame = { x: 470, y: 112, width: 980, height: 520 };
  const id = `${motif.hotelId}:bar`;
  const top = sheet.vertical(660, 716, [
    [0, tint(m.stone, 0.4)],
    [1, m.stone],
  ]);
  const seats = [250, 520, 790, 1060, 1330];
  return {
    view,
    plane: 'back',
    focus: 0.6,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      floor(sheet, id, m, 'boards'),
      windowFrame(sheet, view, m, 3),
      backBar(sheet, id, { x: 56, y: 150, width: 366, height: 400 }, m, p),
      [640, 960, 1280].map((x) => pendant(sheet, [x, 288], 78, 46, m, p)).join(''),
      slats(sheet, 0, 716, 1500, 176, { ...m, wood: shade(m.wood, 0.12) }),
      fill(rectangle(0, 892, 1500, 18), '#14110d', 0.45),
      fill('M36 660H1464L1500 704H0Z', top),
      fill(rectangle(0, 704, 1500, 18), shade(m.stone, 0.36)),
      [
        [392, 1],
        [430, 0.9],
        [704, 1],
        [930, 1],
        [966, 0.9],
        [1210, 1],
      ]
        .map(([x = 0, s = 1]) => glass([x, 690], 1.25 * s, mix('#e0b25e', p.glow, 0.25)))
        .join(''),
      branch(id, [1392, 640], 190, p),
      moonJar(sheet, [1394, 694], 34, p),
      seats.map((x) => stool(sheet, [x, 978], 1.12, m)).join(''),
    ].join(''),
  };
};
