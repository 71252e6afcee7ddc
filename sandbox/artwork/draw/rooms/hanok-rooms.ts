import { cushion } from '../dining/seating.ts';
import { bowl } from '../dining/tableware.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { lattice } from '../ink/roofs.ts';
import { fill, n, rectangle, type Sheet, stroke } from '../ink/sheet.ts';
import { bed } from './bed.ts';
import { nightstand } from './bedrooms.ts';
import { books, floorBedding } from './fittings.ts';
import { branch, lowTable, moonJar, paperLamp, teaSet } from './furniture.ts';
import { room } from './room.ts';
import { FLOOR_LINE, type Frame } from './shell.ts';
import { timberFrame } from './timber.ts';

/** Rafters that run away from the eye, under a beam. */
function rafters(sheet: Sheet, wood: string): string {
  let lines = '';
  for (let x = -300; x <= 1800; x += 78) lines += `M${n(750 + (x - 750) * 0.74)} 92L${x} -10`;
  return (
    fill(rectangle(0, 0, 1500, 96), '#cdbb98', 0.9) +
    stroke(lines, wood, 22) +
    fill(
      rectangle(0, 84, 1500, 34),
      sheet.vertical(84, 118, [
        [0, tint(wood, 0.2)],
        [1, shade(wood, 0.3)],
      ]),
    )
  );
}

const teaView: Frame = { x: 560, y: 130, width: 560, height: 430 };

/** Tea at the low table of the floor-heated room, the paper window opened. */
export const ondolTea = room(
  'ondol-tea',
  { view: teaView, panes: 2, focus: 0.5, ground: 'paper', sill: true, lean: 60 },
  (tools) => {
    const { sheet, m, p, id } = tools;
    return [
      timberFrame(sheet, teaView, m, p),
      cushion(sheet, [430, 906], 290, m),
      cushion(sheet, [1210, 906], 290, m),
      lowTable(sheet, [820, 936], 560, 118, m),
      teaSet(sheet, [790, 794], 1.7),
      bowl(sheet, [1010, 800], 34, 'celadon'),
      paperLamp(sheet, [150, 830], 96, 210, m, p),
      moonJar(sheet, [1390, 826], 74, p),
      branch(id, [1388, 682], 270, p),
    ];
  },
);

const hallView: Frame = { x: 170, y: 118, width: 1160, height: 576 };

/** The wooden hall of the inner house, open on the courtyard; breakfast is laid. */
export const anchaeHall = room(
  'anchae-hall',
  { view: hallView, panes: 1, focus: 0.5, sill: false, lean: 0 },
  (tools) => {
    const { sheet, m, p } = tools;
    const wood = shade(m.wood, 0.15);
    const paper = mix(tint(m.wall, 0.5), p.lamp, 0.3 + p.night * 0.3);
    const pillar = (x: number) =>
      fill(
        rectangle(x, 96, 40, FLOOR_LINE - 90),
        sheet.linear(
          [x, 0],
          [x + 40, 0],
          [
            [0, shade(wood, 0.3)],
            [0.35, tint(wood, 0.2)],
            [1, shade(wood, 0.4)],
          ],
        ),
      );
    return [
      rafters(sheet, wood),
      lattice(sheet, 0, 130, 140, 560, paper, wood, 3),
      lattice(sheet, 1360, 130, 140, 560, paper, wood, 3),
      // Doors that are hung up under the beam for the summer.
      lattice(sheet, 210, 120, 520, 60, paper, wood, 9),
      lattice(sheet, 770, 120, 520, 60, paper, wood, 9),
      pillar(136),
      pillar(730),
      pillar(1324),
      cushion(sheet, [400, 920], 280, m),
      cushion(sheet, [1100, 920], 280, m),
      lowTable(sheet, [750, 946], 540, 112, m),
      bowl(sheet, [600, 812], 36, 'brass'),
      bowl(sheet, [690, 806], 26, 'celadon'),
      bowl(sheet, [760, 812], 30, 'brass'),
      bowl(sheet, [830, 806], 24, 'celadon'),
      bowl(sheet, [906, 812], 36, 'brass'),
      moonJar(sheet, [220, 800], 70, p),
      paperLamp(sheet, [1300, 800], 70, 170, m, p),
    ];
  },
);

const anchaeView: Frame = { x: 820, y: 130, width: 470, height: 520 };

/** The room of the inner house at night: bedding for a family between paper doors. */
export const anchaeBedding = room(
  'anchae-bedding',
  { view: anchaeView, panes: 2, focus: 0.6, ground: 'paper', sill: false, lean: -60 },
  (tools) => {
    const { sheet, m, p, id } = tools;
    return [
      timberFrame(sheet, anchaeView, m, p, 7),
      fill(
        rectangle(60, 470, 300, 230),
        sheet.vertical(470, 700, [
          [0, tint(m.wood, 0.1)],
          [1, shade(m.wood, 0.36)],
        ]),
      ),
      stroke('M210 474V696M60 584H360', shade(m.wood, 0.5), 3),
      fill(rectangle(84, 408, 252, 30), m.cloth, 1, 'rx="10"') +
        fill(rectangle(90, 438, 240, 32), tint(m.linen, 0.2), 1, 'rx="10"') +
        fill(rectangle(96, 380, 228, 28), mix('#86642f', m.wall, 0.3), 1, 'rx="10"'),
      floorBedding(sheet, [330, 950], 400, m),
      floorBedding(sheet, [760, 950], 400, m),
      floorBedding(sheet, [1190, 950], 400, m),
      paperLamp(sheet, [560, 790], 66, 140, m, p),
      moonJar(sheet, [1400, 800], 62, p),
      branch(id, [1398, 680], 230, p),
    ];
  },
);

const sarangView: Frame = { x: 150, y: 130, width: 470, height: 470 };

/** The study house: a bed on a low frame beside the paper window. */
export const sarangBed = room(
  'sarang-bed',
  { view: sarangView, panes: 2, focus: 0.4, ground: 'paper', sill: true, lean: 120 },
  (tools) => {
    const { sheet, m, p, id } = tools;
    const wood = shade(m.wood, 0.2);
    const paper = mix(tint(m.wall, 0.5), p.glow, 0.35);
    return [
      fill(rectangle(0, 92, 1500, 26), wood),
      fill(
        rectangle(100, 96, 24, 604) +
          rectangle(650, 96, 24, 604) +
          rectangle(-8, 96, 24, 604) +
          rectangle(1484, 96, 24, 604),
        wood,
      ),
      lattice(sheet, 860, 150, 520, 250, paper, wood, 8),
      nightstand(sheet, 780, m),
      paperLamp(sheet, [780, 630], 64, 120, m, p),
      bed(sheet, id, 1120, 520, m, { pillows: 2, foot: 915 }),
      lowTable(sheet, [370, 890], 340, 92, m),
      books([350, 776], 1, m),
      cushion(sheet, [370, 962], 230, m),
      moonJar(sheet, [80, 800], 62, p),
      branch(id, [78, 680], 240, p),
    ];
  },
);

const studyView: Frame = { x: 480, y: 150, width: 540, height: 400 };

/** A low desk, a lamp, a paper window and nothing else. */
export const sarangDesk = room(
  'sarang-desk',
  { view: studyView, panes: 2, focus: 0.5, ground: 'paper', sill: true, lean: 40 },
  (tools) => {
    const { sheet, m, p } = tools;
    return [
      timberFrame(sheet, studyView, m, p),
      lowTable(sheet, [750, 900], 560, 130, m),
      books([730, 742], 1.5, m),
      paperLamp(sheet, [540, 740], 62, 130, m, p),
      cushion(sheet, [750, 972], 320, m),
    ];
  },
);
