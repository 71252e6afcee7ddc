import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../hub/refusal.ts';
import { secretOf, type World } from '../hub/world.ts';
import { samplePerson } from './sample-persons.ts';

/** The three values that hub and provider exchange through the browser, which can read none of them. */
export interface Envelope {
  readonly tokenVersionId: string;
  readonly encData: string;
  readonly integrityValue: string;
}

/** On the way there: which request, and where the provider sends the visitor back to. */
export const requestContents = z.object({ requestNo: z.string(), returnUrl: z.url().nullable() });
/** On the way back: whom the provider saw; null if none. */
export const answerContents = z.object({ requestNo: z.string(), person: samplePerson.nullable() });

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (world: World, tokenVersionId: string): Buffer =>
  createHmac('sha256', secretOf(world.db, 'identity-secret')).update(tokenVersionId).digest();

const integrityOf = (key: Buffer, encData: string): Buffer => createHmac('sha256', key).update(encData).digest();

/** AES-256-GCM under a key of this one exchange, `iv | tag | text` in base64, and a MAC over it, as NICE has it. */
export function sealEnvelope(world: World, contents: object, tokenVersionId = newTokenVersionId()): Envelope {
  const key = keyOf(world, tokenVersionId);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(contents), 'utf8'), cipher.final()]);
  const encData = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  return { tokenVersionId, encData, integrityValue: integrityOf(key, encData).toString('base64') };
}

const newTokenVersionId = (): string => `sandbox-${randomBytes(12).toString('hex')}`;

/** @throws Refusal `BAD_REQUEST` for what is not ours, altered, or of the other direction */
export function openEnvelope<S extends z.ZodType>(world: World, envelope: Envelope, schema: S): z.output<S> {
  const key = keyOf(world, envelope.tokenVersionId);
  const integrity = Buffer.from(envelope.integrityValue, 'base64');
  const expected = integrityOf(key, envelope.encData);
  if (integrity.length !== expected.length || !timingSafeEqual(integrity, expected)) throw new Refusal('BAD_REQUEST');
  const bytes = Buffer.from(envelope.encData, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  const parsed = schema.safeParse(JSON.parse(text.toString('utf8')));
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}
