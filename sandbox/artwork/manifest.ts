import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { picture } from '../../lib/hub/contract/common.ts';

/** The pictures that lie beside this file, by `{hotelId}/{scene}`; `npm run artwork` writes them. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    widths: picture.shape.widths,
    color: picture.shape.color,
    /** Hash over the drawing, by which the command knows what has changed. */
    drawing: z.string(),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;

/** Every picture lies there in each of its widths and in both formats. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const manifest: Manifest = manifestSchema.parse(
  JSON.parse(readFileSync(new URL('./manifest.json', import.meta.url), 'utf8')),
);

/** The format of each file by its name, `{hotelId}/{scene}-{width}.{format}`. */
export const pictureFiles: ReadonlyMap<string, PictureFormat> = new Map(
  Object.entries(manifest).flatMap(([path, { widths }]) =>
    widths.flatMap((width) => pictureFormats.map((format) => [`${path}-${width}.${format}`, format] as const)),
  ),
);
