import * as z from 'zod/mini';

const message = z.object({
  source: z.literal('native'),
  type: z.enum(['tokensReplaced', 'loggedOut', 'loginCheck', 'resumed']),
});
/**
 * By `window.postMessage({ source: 'native', type }, location.origin)` in the page's main frame:
 * - `tokensReplaced`: it has written another pair into local storage
 * - `loggedOut`: its member has logged out
 * - `loginCheck`: the app-side login check is to run
 * - `resumed`: the app is in front again
 */
export type InboundMessage = z.infer<typeof message>['type'];

/** Null for frames, other windows, other origins (SECURITY 27), and what is not in the contract. */
export function inboundMessageOf(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  self: Window = window,
): InboundMessage | null {
  if (source !== self || origin !== self.location.origin) return null;
  // Own fields alone: a foreign script may have extended `Object.prototype`.
  return message.safeParse(Object.assign(Object.create(null), data)).data?.type ?? null;
}
