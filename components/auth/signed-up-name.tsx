'use client';

import { useSyncExternalStore } from 'react';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { storedTabItems } from '@/lib/browser-storage/stored-items';

const subscribe = () => () => undefined;
const storedName = () => browserStores()?.session.getItem(storedTabItems.signUpName) ?? '';

/** @param text with `{name}` where the new member's name goes; @param otherwise where this tab knows of none */
export function SignedUpName({ text, otherwise }: { text: string; otherwise: string }) {
  const name = useSyncExternalStore(subscribe, storedName, () => '');
  return name === '' ? otherwise : text.replace('{name}', () => name);
}
