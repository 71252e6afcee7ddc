import { mix, shade, tint } from '../ink/colour.ts';
import type { Palette } from '../ink/palette.ts';
import { lattice } from '../ink/roofs.ts';
import { fill, n, polygon, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { lampGlow } from '../ink/weather.ts';
import { branch, easyChair, lowTable, moonJar, paperLamp, shadow } from './furniture.ts';
import { type Materials, materialsOf } from './materials.ts';
import type { DrawScene } from './scene.ts';
import { FLOOR_LINE, type Frame, fallingLight, floor, wallAround, windowFrame } from './shell.ts';

/** The hall: a tall opening onto the landscape, pillars, lamps in a row, one jar with one branch. */
export const lobby: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const view: Frame = { x: 210, y: 128, width: 1080, height: 556 };
  const id = `${motif.hotelId}:lobby`;
  const house = motif.hasHanok ? timber(sheet, m, p) : stone(sheet, m, p);
  return {
    view,
    plane: 'back',
    focus: 0.5,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      floor(sheet, id, motif.hasHanok ? m : { ...m, floor: m.stone }, motif.hasHanok ? 'boards' : 'stone'),
      fallingLight(sheet, view, p, 5, 0),
      fallingLight(sheet, { ...view, x: 420, width: 660 }, p, 3, 0),
      windowFrame(sheet, view, m, motif.hasHanok ? 4 : 5, false),
      house,
      easyChair(sheet, [300, 868], 1.45, 1, m),
      easyChair(sheet, [1216, 868], 1.45, -1, m),
      lowTable(sheet, [750, 884], 470, 78, m),
      moonJar(sheet, [750, 790], 86, p),
      branch(id, [746, 624], 400, p),
      paperLamp(sheet, [86, 790], 84, 190, m, p),
      paperLamp(sheet, [1414, 790], 84, 190, m, p),
    ].join(''),
  };
};

function timber(sheet: Sheet, m: Materials, p: Palette): string {
  const wood = shade(m.wood, 0.15);
  const beam = (y: number, h: number) =>
    fill(
      rectangle(0, y, 1500, h),
      sheet.vertical(y, y + h, [
        [0, tint(wood, 0.22)],
        [1, shade(wood, 0.3)],
      ]),
    );
  let rafters = '';
  for (let x = -300; x <= 1800; x += 66) rafters += `M${n(750 + (x - 750) * 0.72)} 96L${x} -10`;
  const pillar = (x: number, w: number) =>
    fill(
      rectangle(x, 96, w, FLOOR_LINE - 90),
      sheet.linear(
        [x, 0],
        [x + w, 0],
        [
          [0, shade(wood, 0.3)],
          [0.35, tint(wood, 0.2)],
          [1, shade(wood, 0.4)],
        ],
      ),
    ) + fill(rectangle(x - 10, FLOOR_LINE - 10, w + 20, 22), m.stone);
  const paper = mix(tint(m.wall, 0.5), p.lamp, 0.3 + p.night * 0.3);
  return [
    fill(rectangle(0, 0, 1500, 100), shade(m.ceiling, 0.14)),
    stroke(rafters, wood, 20),
    beam(92, 38),
    lattice(sheet, 16, 140, 150, 545, paper, wood, 4),
    lattice(sheet, 1334, 140, 150, 545, paper, wood, 4),
    pillar(172, 40),
    pillar(1288, 40),
    pillar(-26, 40),
    pillar(1486, 40),
  ].join('');
}

function stone(sheet: Sheet, m: Materials, p: Palette): string {
  let slats = '';
  for (let x = -600; x <= 2100; x += 54)
    slats += polygon([
      [750 + (x - 750) * 0.62, 112],
      [750 + (x + 16 - 750) * 0.62, 112],
      [x + 16, -6],
      [x, -6],
    ]);
  const pier = (x: number, w: number) =>
    fill(
      rectangle(x, 100, w, FLOOR_LINE - 96),
      sheet.linear(
        [x, 0],
        [x + w, 0],
        [
          [0, shade(m.stone, 0.28)],
          [0.5, tint(m.stone, 0.22)],
          [1, shade(m.stone, 0.34)],
        ],
      ),
    );
  const lamps = [330, 540, 960, 1170]
    .map(
      (x, i) =>
        stroke(`M${x} 60V${i % 3 === 0 ? 214 : 250}`, shade(m.wood, 0.5), 2) +
        paperLamp(sheet, [x, i % 3 === 0 ? 284 : 320], 56, 70, m, p, 0.6),
    )
    .join('');
  return [
    fill(rectangle(0, 0, 1500, 112), shade(m.ceiling, 0.12)),
    fill(
      slats,
      sheet.vertical(0, 112, [
        [0, m.wood],
        [1, shade(m.wood, 0.35)],
      ]),
    ),
    fill(rectangle(0, 106, 1500, 18), shade(m.wood, 0.35)),
    lampGlow(sheet, p.lamp, [750, 110], 520, 0.16 + p.night * 0.2),
    pier(60, 118),
    pier(1322, 118),
    lamps,
    shadow(sheet, 120, FLOOR_LINE + 4, 170, 24),
    shadow(sheet, 1380, FLOOR_LINE + 4, 170, 24),
  ].join('');
}
