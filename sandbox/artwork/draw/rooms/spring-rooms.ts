import { mix, shade, tint } from '../ink/colour.ts';
import { lattice } from '../ink/roofs.ts';
import { fill, rectangle } from '../ink/sheet.ts';
import { cypressTub } from './bath-fittings.ts';
import { floorBedding } from './fittings.ts';
import { branch, moonJar, paperLamp, shadow } from './furniture.ts';
import { room } from './room.ts';
import type { Frame } from './shell.ts';
import { timberFrame } from './timber.ts';

const springView: Frame = { x: 110, y: 130, width: 560, height: 560 };

/** Bedding for two on the warm floor, and the cypress tub in its alcove. */
export const springBedding = room(
  'spring-bedding',
  { view: springView, panes: 1, focus: 0.35, ground: 'paper', sill: false },
  (tools) => {
    const { sheet, m, p, id } = tools;
    const wood = shade(m.wood, 0.2);
    return [
      fill(rectangle(0, 92, 1500, 26), wood),
      lattice(sheet, 700, 128, 250, 564, mix(tint(m.wall, 0.5), p.glow, 0.35), wood, 4),
      fill(
        rectangle(974, 118, 500, 582),
        sheet.vertical(118, 700, [
          [0, shade(m.stone, 0.05)],
          [1, shade(m.stone, 0.3)],
        ]),
      ),
      cypressTub(sheet, [1220, 702], 430, 150, m),
      fill(
        rectangle(84, 96, 24, 604) +
          rectangle(672, 96, 24, 604) +
          rectangle(952, 96, 24, 604) +
          rectangle(1476, 96, 24, 604),
        wood,
      ),
      floorBedding(sheet, [560, 930], 430, m),
      floorBedding(sheet, [1040, 930], 430, m),
      paperLamp(sheet, [800, 800], 64, 130, m, p),
      moonJar(sheet, [150, 830], 72, p),
      branch(id, [148, 690], 250, p),
    ];
  },
);

const tubView: Frame = { x: 330, y: 96, width: 840, height: 500 };

/** The tub of cypress under its own window, steam over the spring water. */
export const springTub = room(
  'spring-tub',
  { view: tubView, panes: 3, plane: 'back', ground: 'stone', lean: 80 },
  (tools) => {
    const { sheet, m, p } = tools;
    return [
      timberFrame(sheet, tubView, m, p, 3),
      cypressTub(sheet, [750, 900], 900, 210, m),
      shadow(sheet, 1330, 896, 220, 36),
      fill('M1270 806L1280 892Q1330 904 1380 892L1390 806Z', mix('#d3ad76', m.wood, 0.3)),
      `<ellipse cx="1330" cy="806" rx="60" ry="13" fill="${shade(m.wood, 0.4)}"/>`,
      fill(rectangle(96, 850, 150, 34), tint(m.linen, 0.3), 1, 'rx="12"'),
      fill(rectangle(104, 820, 134, 32), m.linen, 1, 'rx="12"'),
      paperLamp(sheet, [70, 780], 60, 150, m, p),
    ];
  },
);
