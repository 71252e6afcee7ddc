import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { entityId } from '@/lib/hub/contract/common';
import { type Changes, SETTLED_AFTER_MS } from './heard-changes';
import { notifyCaches } from './notify-caches';
import { EVERYTHING, hotelTag, SECTIONS } from './page-tags';
import { REMEMBERED_MS, shareChanges, sharedChanges } from './share-changes';

/** nginx reads the list out of one header, which has to fit into its buffer of 16 KB. */
const MOST_LISTED = 150;

const section = z.enum([...SECTIONS, EVERYTHING]);

/** What the hub says has changed. A hotel also stands in lists, and beside its restaurants. */
export const pageChangesBody = z
  .object({
    hotelIds: z.array(entityId).max(1_000).default([]),
    sections: z.array(section).max(section.options.length).default([]),
  })
  .refine(({ hotelIds, sections }) => hotelIds.length + sections.length > 0);

function tagsOf({ hotelIds, sections }: z.output<typeof pageChangesBody>): Set<string> {
  if (hotelIds.length > MOST_LISTED) return new Set([EVERYTHING]);
  const ofHotels = hotelIds.length > 0 ? [...hotelIds.map(hotelTag), 'catalogue', 'dining'] : [];
  return new Set([...ofHotels, ...sections]);
}

/** Returns once every process and every cache that is notified renders its pages again. @throws RedisUnavailableError */
export async function takeChanges(body: z.output<typeof pageChangesBody>): Promise<{ tags: string[] }> {
  const tags = [...tagsOf(body)];
  const nowMs = Date.now();
  await shareChanges(new Map(tags.map((tag) => [tag, nowMs])));
  await pause(SETTLED_AFTER_MS + 1);
  await notifyCaches();
  return { tags };
}

/** `hotel-namsan=m1x2;catalogue=m1x2`: each tag with its last change, which nginx makes a part of the page's key. */
export function listOfChanges(changes: Changes, nowMs: number): string {
  const settled = [...changes].filter(([, atMs]) => atMs <= nowMs - SETTLED_AFTER_MS && atMs > nowMs - REMEMBERED_MS);
  const line = ([tag, atMs]: [string, number]) => `${tag}=${atMs.toString(36)}`;
  if (settled.length <= MOST_LISTED) return settled.map(line).join(';');
  return line([EVERYTHING, Math.max(...settled.map(([, atMs]) => atMs))]);
}

export const currentList = async (): Promise<string> => listOfChanges(await sharedChanges(), Date.now());
