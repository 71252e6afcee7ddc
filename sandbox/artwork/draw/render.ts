import sharp from 'sharp';
import type { PictureScene } from '../../hub/seed/picture-scenes.ts';
import { landscapeSvg, sceneSvg } from './compose.ts';
import { FULL_HEIGHT, FULL_WIDTH } from './encode.ts';
import { layGrain } from './grain.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from './ink/sheet.ts';
import { mirrorInWater, type Pixels } from './mirror.ts';
import type { Scene } from './rooms/scene.ts';

const SCALE = FULL_WIDTH / SHEET_WIDTH;
const GRAIN = 3.6;

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });
const sized = (svg: string) => Buffer.from(svg.replace('<svg ', `<svg width="${FULL_WIDTH}" height="${FULL_HEIGHT}" `));

async function pixelsOf(image: ReturnType<typeof sharp>): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The two planes of a landscape, kept as JPEG: a tenth of a second to get back, a tenth of the memory of pixels. */
interface Planes {
  back: Buffer;
  whole: Buffer;
}

const planesByHotel = new Map<string, Promise<Planes>>();

function planesOf(hotelId: string): Promise<Planes> {
  const known = planesByHotel.get(hotelId);
  if (known) return known;
  const drawing = drawPlanes(hotelId).catch((error: unknown) => {
    planesByHotel.delete(hotelId);
    throw error;
  });
  planesByHotel.set(hotelId, drawing);
  return drawing;
}

async function drawPlanes(hotelId: string): Promise<Planes> {
  const { back, over } = landscapeSvg(hotelId);
  const ground = await pixelsOf(sharp(sized(back)).flatten({ background: '#ffffff' }));
  const whole = await pixelsOf(raw(ground).composite([{ input: sized(over) }]));
  const keep = (pixels: Pixels) => raw(pixels).jpeg({ quality: 97, chromaSubsampling: '4:4:4' }).toBuffer();
  const [backKept, wholeKept] = await Promise.all([keep(ground), keep(whole)]);
  return { back: backKept, whole: wholeKept };
}

/** Forgets the planes that were kept for speed. */
export const forgetPlanes = (): void => planesByHotel.clear();

/** A finished picture at full size, grain included. */
export async function paint(hotelId: string, scene: PictureScene): Promise<Pixels> {
  const planes = await planesOf(hotelId);
  const picture =
    scene === 'landscape' ? await pixelsOf(sharp(planes.whole)) : await paintScene(planes, sceneSvg(hotelId, scene));
  layGrain(picture.data, picture.width, GRAIN);
  return picture;
}

async function paintScene(planes: Planes, scene: Scene): Promise<Pixels> {
  const left = Math.round(scene.view.x * SCALE);
  const top = Math.round(scene.view.y * SCALE);
  const width = Math.min(FULL_WIDTH - left, Math.round(scene.view.width * SCALE));
  const height = Math.min(FULL_HEIGHT - top, Math.round(scene.view.height * SCALE));
  const kept = planes[scene.plane];
  let picture: Pixels;
  if (width === FULL_WIDTH && height >= FULL_HEIGHT - 1) {
    picture = await pixelsOf(sharp(kept));
  } else {
    const cover = Math.max(width / FULL_WIDTH, height / FULL_HEIGHT);
    const [w, h] = [Math.ceil(FULL_WIDTH * cover), Math.ceil(FULL_HEIGHT * cover)];
    const seen = await sharp(kept)
      .resize(w, h, { fit: 'fill' })
      .extract({ left: Math.round((w - width) * scene.focus), top: Math.round((h - height) * 0.5), width, height })
      .toBuffer();
    picture = await pixelsOf(
      sharp({ create: { width: FULL_WIDTH, height: FULL_HEIGHT, channels: 3, background: '#808080' } }).composite([
        { input: seen, left, top },
      ]),
    );
  }
  if (scene.standing !== '') picture = await pixelsOf(raw(picture).composite([{ input: sized(scene.standing) }]));
  if (scene.mirror)
    mirrorInWater(picture, {
      ...scene.mirror,
      y: scene.mirror.y * (FULL_HEIGHT / SHEET_HEIGHT),
      left: scene.mirror.left * SCALE,
      right: scene.mirror.right * SCALE,
    });
  return pixelsOf(raw(picture).composite([{ input: sized(scene.overlay) }]));
}
