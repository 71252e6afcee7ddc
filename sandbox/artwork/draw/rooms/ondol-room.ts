import { mix, shade, tint } from '../ink/colour.ts';
import { lattice } from '../ink/roofs.ts';
import { fill, polygon, rectangle, stroke } from '../ink/sheet.ts';
import { branch, lowTable, moonJar, paperLamp, shadow, teaSet } from './furniture.ts';
import { type Materials, materialsOf } from './materials.ts';
import type { DrawScene } from './scene.ts';
import { type Frame, fallingLight, floor, wallAround } from './shell.ts';

/** A floor-heated room: paper doors slid aside, bedding on the oiled floor, tea on a low table. */
export const ondolRoom: DrawScene = (sheet, motif, p) => {
  const m = materialsOf(motif, p);
  const oiled: Materials = { ...m, floor: mix('#c79a54', m.floor, 0.25) };
  const view: Frame = { x: 360, y: 130, width: 640, height: 560 };
  const id = `${motif.hotelId}:ondol`;
  const paper = mix(tint(m.wall, 0.5), p.glow, 0.35);
  const wood = shade(m.wood, 0.2);
  const bedding = [
    shadow(sheet, 1180, 902, 560, 90, 0.4),
    fill(
      'M930 874L1020 772H1400L1462 874Q1464 902 1440 904H952Q926 902 930 874Z',
      sheet.vertical(772, 904, [
        [0, m.linen],
        [1, shade(m.linen, 0.22)],
      ]),
    ),
    fill(
      'M930 866L986 802H1420L1462 866Q1200 884 930 866Z',
      sheet.linear(
        [930, 800],
        [1460, 880],
        [
          [0, tint(m.cloth, 0.28)],
          [1, m.cloth],
        ],
      ),
    ),
    stroke('M958 834Q1200 848 1440 834M944 850Q1200 866 1452 850', tint(m.cloth, 0.45), 2, 0.6),
    fill('M930 866Q1200 884 1462 866L1464 884Q1200 902 928 884Z', shade(m.cloth, 0.25)),
    fill(
      'M1100 792Q1096 760 1120 758H1318Q1340 760 1338 792Q1220 804 1100 792Z',
      sheet.vertical(758, 796, [
        [0, tint(m.linen, 0.6)],
        [1, shade(m.linen, 0.18)],
      ]),
    ),
    fill(
      'M1100 792Q1096 760 1112 759Q1124 776 1116 794ZM1338 792Q1340 760 1326 759Q1314 776 1322 794Z',
      '#a2432e',
      0.75,
    ),
  ].join('');
  return {
    view,
    plane: 'whole',
    focus: 0.5,
    standing: '',
    overlay: [
      wallAround(sheet, view, m, p),
      fill(rectangle(0, 96, 1500, 20), wood),
      fill(
        rectangle(336, 96, 24, 604) +
          rectangle(1000, 96, 24, 604) +
          rectangle(20, 96, 20, 604) +
          rectangle(1330, 96, 24, 604),
        sheet.vertical(96, 700, [
          [0, tint(wood, 0.1)],
          [1, shade(wood, 0.25)],
        ]),
      ),
      lattice(sheet, 52, 130, 280, 562, paper, wood, 6),
      lattice(sheet, 1028, 130, 296, 562, paper, wood, 6),
      floor(sheet, id, oiled, 'paper'),
      fallingLight(sheet, view, p, 1, 120),
      fill(rectangle(344, 690, 672, 12), shade(wood, 0.2)),
      fill(
        polygon([
          [360, 130],
          [1000, 130],
          [1000, 160],
          [360, 160],
        ]),
        sheet.vertical(130, 160, [
          [0, '#0f0d0a', 0.4],
          [1, '#0f0d0a', 0],
        ]),
      ),
      bedding,
      lowTable(sheet, [520, 884], 330, 84, m),
      teaSet(sheet, [520, 792], 1.1),
      fill(
        'M250 900Q248 872 280 870H372Q398 872 398 900Q320 914 250 900Z',
        sheet.vertical(870, 906, [
          [0, tint(m.cloth, 0.2)],
          [1, shade(m.cloth, 0.25)],
        ]),
      ),
      fill(
        'M640 900Q638 872 668 870H762Q790 872 788 900Q714 914 640 900Z',
        sheet.vertical(870, 906, [
          [0, tint(m.cloth, 0.2)],
          [1, shade(m.cloth, 0.25)],
        ]),
      ),
      moonJar(sheet, [160, 790], 84, p),
      branch(id, [158, 628], 260, p),
      paperLamp(sheet, [1416, 764], 76, 168, m, p),
    ].join(''),
  };
};
