import * as z from 'zod';

/** A Seoul calendar day, `yyyy-MM-dd`; impossible days such as 2026-02-30 are refused. */
export const seoulDay = z.iso.date();
/** An instant with its offset, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });
export const amountKrw = z.int().min(0);
/** The hub's own language codes; Chinese is `ch` there. */
export const hubLanguage = z.enum(['ko', 'en', 'jp', 'ch']);
export const yesNo = z.enum(['Y', 'N']);
export const entityId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

export const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** More than any member, hotel or day of the group has. */
const MOST_ENTRIES = 2_000;

/** Of what has no other limit: a list of a broken answer is read no further than to its length. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MOST_ENTRIES);

/** Picture in ready-made widths; the address of one is `{path}-{width}.{format}`. */
export const picture = z.object({
  path: z.string().startsWith('/'),
  widths: listOf(z.int().positive()).min(1),
  formats: listOf(z.enum(['avif', 'webp'])).min(1),
  aspectRatio: z.enum(['3:2', '4:5']),
  /** Dominant colour, `#rrggbb`, shown while the picture loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** Where a house of the group stands. */
export const place = {
  address: z.object({
    street: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.literal('KR'),
  }),
  geo: z.object({ latitude: z.number(), longitude: z.number() }),
};

/** Body of every refusal of the hub. Section 7: the text is in `message`, for login in `data`. */
export const hubErrorBody = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  data: z.unknown().optional(),
});

export const emptyResult = z.object({}).nullable();
