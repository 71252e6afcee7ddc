/**
 * By `window.postMessage({ source: 'native', type }, location.origin)` in the page's main frame:
 * - `tokensReplaced`: it has written another pair into local storage
 * - `loggedOut`: its member has logged out
 * - `loginCheck`: the app-side login check is to run
 * - `resumed`: the app is in front again
 */
export type InboundMessage = 'tokensReplaced' | 'loggedOut' | 'loginCheck' | 'resumed';

const messages: readonly unknown[] = [
  'tokensReplaced',
  'loggedOut',
  'loginCheck',
  'resumed',
] satisfies InboundMessage[];

/** Null for frames, other windows, other origins (SECURITY 27), and what is not in the contract. Never throws. */
export function inboundMessageOf(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  self: Window = window,
): InboundMessage | null {
  if (source !== self || origin !== self.location.origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  // Own and plain: what was posted is a copy, and has neither getters nor a prototype of its own.
  const own = (name: string): unknown => Object.getOwnPropertyDescriptor(data, name)?.value;
  const type = own('type');
  return own('source') === 'native' && messages.includes(type) ? (type as InboundMessage) : null;
}
