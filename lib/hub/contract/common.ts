import * as z from 'zod';
import { countryCodes } from './country-codes.ts';
import { LAST_PAGE } from './paging-limits.ts';
import { picturePath } from './picture-file.ts';
import { EMAIL_MAX, emailPattern } from './typed-text.ts';

/** Every birthday and every stay: beyond it, arithmetic with days has years of five digits (SECURITY 62). */
const nearYears = /^(?:19|20)\d\d-/;
/** A Seoul calendar day, `yyyy-MM-dd`, 1900 to 2099; impossible days such as 2026-02-30 are refused. */
export const seoulDay = z.iso.date().regex(nearYears);
/** `yyyy-MM`, 1900 to 2099. */
export const seoulMonth = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/);
/** A time of day in Seoul, `HH:mm`. */
export const seoulTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** An instant with its offset, ISO 8601, 1900 to 2099. */
export const instant = z.iso.datetime({ offset: true }).regex(nearYears);
/** More than the whole group takes in a year. */
export const MOST_KRW = 100_000_000_000;
export const amountKrw = z.int().min(0).max(MOST_KRW);
/** The hub's own language codes; Chinese is `ch` there. */
export const hubLanguage = z.enum(['ko', 'en', 'jp', 'ch']);
export type HubLanguage = z.infer<typeof hubLanguage>;
export const yesNo = z.enum(['Y', 'N']);
export const entityId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);
/** Values of which each is chosen or not: repeated ones count once. */
export const choicesOf = <Entry extends z.ZodType<string>>(entry: Entry, most: number) =>
  z
    .array(entry)
    .max(most)
    .overwrite((values) => [...new Set(values)]);
export const askedIds = (most: number) => choicesOf(entityId, most);
/** A number of a query, in digits alone: `z.coerce` would read `0x10` and ` 1`. */
export const inQuery = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess(
    (value: string | number) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
    schema,
  );
export const pageNumber = z.int().min(1).max(LAST_PAGE);

export const countryCode = z.enum(countryCodes);

/** More than any member, hotel or day of the group has. */
const MOST_ENTRIES = 2_000;
/** Of points, pages, rooms and other things that are counted, where nothing says less. */
export const MOST_OF_ALL = 1_000_000_000;
/** Where nothing says less: longer than any text of the group. */
export const text = z.string().max(20_000);

/** Of what has no other limit: a list of a broken answer is read no further than to its length. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MOST_ENTRIES);

/** As houses print it: `02) 000-0000`, `02-000-0000~8`, `+82 2 000 0000 ext. 12`. */
const printedTelephone = /^[+(]?\d[\d() .-]{4,30}(?:~\d{1,4})?(?:,? ?(?:ext\.?|x) ?\d{1,6})?$/i;

/** Of a house, as pages link it (`tel:`, `mailto:`): nothing else may be written there. */
export const telephone = z.string().max(60).regex(printedTelephone);
export const email = z.string().max(EMAIL_MAX).regex(emailPattern);

/** Picture in ready-made widths; the address of one is `{path}-{width}.{format}`. */
export const picture = z.object({
  path: z.string().max(200).regex(picturePath),
  widths: listOf(z.int().min(10).max(9_999)).min(1),
  formats: listOf(z.enum(['avif', 'webp'])).min(1),
  aspectRatio: z.enum(['3:2', '4:5']),
  /** Dominant colour, `#rrggbb`, shown while the picture loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: text,
});
export type Picture = z.infer<typeof picture>;

/** WGS 84, in degrees. */
export const geo = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
export type Geo = z.infer<typeof geo>;

export const place = {
  address: z.object({ street: text, city: text, region: text, postalCode: text, country: z.literal('KR') }),
  /** Null where the hub does not know it: pages then show the address and no map. */
  geo: geo.nullable(),
};

/** Body of every refusal of the hub. Section 7: the text is in `message`, for login in `data`. */
export const hubErrorBody = z.object({
  code: text.optional(),
  message: text.optional(),
  data: z.unknown().optional(),
});

export const emptyResult = z.object({}).nullable();
