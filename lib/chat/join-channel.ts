import * as z from 'zod/mini';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored, writeStored, writeText } from '@/lib/browser-storage/stored-item';
import type { joinChatChannel } from '@/lib/hub/contract/customer-voice';
import type { BodyOf } from '@/lib/hub/contract/endpoint';
import { hubCall } from '@/lib/routes/hub-calls';
import { JOIN_DUE_KEY } from './customer-address';

const joinBody = z.object({ joinChannel: z.string(), channelId: z.string(), userName: z.string() });
type JoinBody = BodyOf<typeof joinChatChannel>;

const dueJoin = z.object({
  body: joinBody satisfies z.ZodMiniType<JoinBody>,
  key: z.string(),
  tries: z.number(),
  digest: z.nullable(z.string()),
});
type DueJoin = z.infer<typeof dueJoin>;

const MOST_TRIES = 3;
const REST_MS = [2_000, 10_000];

/** Local-storage item: digests of the contexts that were sent, each with the time in ms. */
const SENT_KEY = 'toldCustomers';
/** Within this time a context that arrives again is the same arrival: a second tab, a second click on the link. */
const SAME_ARRIVAL_MS = 30 * 60_000;

const session = () => browserStores()?.session;

const writeDue = (due: DueJoin | null) => writeStored(session(), JOIN_DUE_KEY, due);

function readDue(): DueJoin | null {
  const due = readStored(session(), JOIN_DUE_KEY, dueJoin);
  return due && due.tries < MOST_TRIES ? due : null;
}

/** Null where the browser has no digests (no https): then each tab sends its own. */
async function digestOf(values: unknown): Promise<string | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(values))));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True for one tab, the first that asks within `SAME_ARRIVAL_MS`. Nothing readable is kept of the customer. */
function claim(digest: string | null): boolean {
  const local = browserStores()?.local;
  if (digest === null || !local) return true;
  const fresh = (local.getItem(SENT_KEY) ?? '').split(' ').filter((mark) => {
    const age = Date.now() - Number(mark.split(':')[1]);
    return age >= 0 && age < SAME_ARRIVAL_MS;
  });
  if (fresh.some((mark) => mark.startsWith(`${digest}:`))) return false;
  writeText(local, SENT_KEY, [...fresh.slice(-9), `${digest}:${Date.now()}`].join(' '));
  return true;
}

function giveUp({ digest }: DueJoin): void {
  writeDue(null);
  const local = browserStores()?.local;
  const marks = (local?.getItem(SENT_KEY) ?? '').split(' ');
  const kept = marks.filter((mark) => digest === null || !mark.startsWith(`${digest}:`));
  writeText(local, SENT_KEY, kept.join(' '));
}

function oneByOne<T>(task: () => T): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? (locks.request('customer-arrival', () => task()) as Promise<T>) : Promise.resolve(task());
}

/** @param arrival everything that the address said, which distinguishes one context from another */
export async function noteArrival(body: JoinBody, arrival: unknown): Promise<void> {
  const digest = await digestOf(arrival);
  if (await oneByOne(() => claim(digest))) writeDue({ body, key: crypto.randomUUID(), tries: 0, digest });
}

function mayPass(error: unknown): boolean {
  return isProblemError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}

const sendJoinDue = ({ body, key }: DueJoin) => bffPost(hubCall('joinChatChannel'), body, { idempotencyKey: key });

let running = false;

/** Up to three times, never throws. A logout ends it, a page that is left hands it on. */
export async function joinWhereDue(): Promise<void> {
  if (running) return;
  running = true;
  try {
    for (let due = readDue(); due; due = readDue()) {
      writeDue({ ...due, tries: due.tries + 1 });
      try {
        await sendJoinDue(due);
        writeDue(null);
        return;
      } catch (error) {
        if (!isProblemError(error)) throw error;
        const rest = REST_MS[due.tries];
        if (!mayPass(error) || rest === undefined) return giveUp(due);
        await new Promise((resolve) => setTimeout(resolve, Math.max(rest, (error.retryAfterSeconds ?? 0) * 1000)));
      }
    }
  } catch (error) {
    reportError(error);
  } finally {
    running = false;
  }
}
