import type { MemberLoad } from '@/lib/session/prefetch';

export type { MemberLoad };

/** Did the hub say that what was asked for does not exist, or is another member's? Then the page is a 404. */
export function isNotFound(load: MemberLoad<unknown>): boolean {
  return load.state === 'unavailable' && load.kind === 'not_found';
}
