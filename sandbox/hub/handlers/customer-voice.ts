import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { nowIso, secretOf, type World } from '../world.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, `iv | tag | text` in base64url. */
function encrypt(world: World, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secretOf(world.db, 'crypt-secret'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function decrypt(world: World, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) throw new Refusal('BAD_REQUEST');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(world.db, 'crypt-secret'), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    // Whatever is wrong with a foreign or altered text, the caller learns only that it is not ours.
    throw new Refusal('BAD_REQUEST');
  }
}

const TOKEN_MINUTES = 30;
const tokenContents = z.object({ voc: z.string(), expiresAt: z.number() });

/**
 * The member for whom a feedback token was issued.
 * @throws Refusal `UNAUTHORIZED` for one that is not ours, has expired, or does not belong to the customer number
 */
export function openFeedbackToken(world: World, token: string, cstNo: string): string {
  let opened: { contents: z.output<typeof tokenContents>; customer: string };
  try {
    opened = { contents: tokenContents.parse(JSON.parse(decrypt(world, token))), customer: decrypt(world, cstNo) };
  } catch {
    throw new Refusal('UNAUTHORIZED');
  }
  const { voc, expiresAt } = opened.contents;
  if (expiresAt <= world.clock.now().getTime() || opened.customer !== voc) throw new Refusal('UNAUTHORIZED');
  return voc;
}

export const customerVoiceHandlers = {
  issueVocToken(call, world) {
    const { membershipNo } = viewerOf(call);
    if (call.body.cstNo !== membershipNo) throw new Refusal('FORBIDDEN');
    const expiresAt = world.clock.now().getTime() + TOKEN_MINUTES * 60_000;
    return {
      accessToken: encrypt(world, JSON.stringify({ voc: membershipNo, expiresAt })),
      encryptedCstNo: encrypt(world, membershipNo),
    };
  },

  decryptText(call, world) {
    viewerOf(call);
    return decrypt(world, call.body.text);
  },

  joinChatChannel({ body }, world) {
    world.db.run(
      'INSERT INTO chat (at, join_channel, channel_id, user_name) VALUES (?, ?, ?, ?)',
      nowIso(world),
      body.joinChannel,
      body.channelId,
      body.userName,
    );
    return {};
  },
} satisfies Handlers;
