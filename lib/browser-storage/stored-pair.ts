import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { browserStores } from './browser-stores';
import { storedItems } from './stored-items';

/** `half`: one token without the other, as while the native side is writing. */
export type PairState = { kind: 'none' } | { kind: 'half' } | ({ kind: 'whole' } & TokenPair);

/** Our own note beside the pair: which one the web side put there last. */
export const MARK_KEY = 'mirroredPair';
export const local = (): Storage | undefined => browserStores()?.local;
export const tokenKeys = [storedItems.accessToken, storedItems.refreshToken] as const;

export function readPair(): PairState {
  const accessToken = local()?.getItem(storedItems.accessToken) ?? '';
  const refreshToken = local()?.getItem(storedItems.refreshToken) ?? '';
  if (accessToken === '' && refreshToken === '') return { kind: 'none' };
  if (accessToken === '' || refreshToken === '') return { kind: 'half' };
  return { kind: 'whole', accessToken, refreshToken };
}

export function removePair(storage = local()): void {
  for (const key of [...tokenKeys, MARK_KEY]) storage?.removeItem(key);
}
