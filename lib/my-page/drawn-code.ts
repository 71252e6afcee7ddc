import 'server-only';
import { code128, type DrawingContext } from 'bwip-js/generic';
import { encode } from 'uqr';

export interface DrawnCode {
  path: string;
  width: number;
  height: number;
}

/** ISO/IEC 18004: four squares on every side. */
const QR_EDGE = 4;
/** ISO/IEC 15417: ten bars on either side. */
const BARCODE_EDGE = 10;
const BARCODE_HEIGHT = 24;

/** A QR code that is still read with 15 % of it covered or mirrored by glass. */
export function drawQrCode(text: string): DrawnCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + QR_EDGE} ${y + QR_EDGE}h1v1h-1z` : '')),
  );
  return { path: squares.join(''), width: size + 2 * QR_EDGE, height: size + 2 * QR_EDGE };
}

function barCollector(): DrawingContext<DrawnCode> {
  const bars: string[] = [];
  let barsWidth = 0;
  const never = () => {
    throw new Error('Code 128 is drawn in upright bars alone');
  };
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width) {
      barsWidth = width;
    },
    line(x, _top, _sameX, _bottom, width) {
      bars.push(`M${x - Math.ceil(width / 2) + BARCODE_EDGE} 0h${width}v${BARCODE_HEIGHT}h-${width}z`);
    },
    polygon: never,
    hexagon: never,
    ellipse: never,
    text: never,
    fill: () => undefined,
    end: () => ({ path: bars.join(''), width: barsWidth + 2 * BARCODE_EDGE, height: BARCODE_HEIGHT }),
  };
}

export const drawBarcode = (text: string): DrawnCode => code128({ bcid: 'code128', text, scale: 1 }, barCollector());
