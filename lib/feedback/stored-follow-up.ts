import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import type { FollowUp } from './follow-up';

export function storeFollowUp({ vocId, cstNo }: FollowUp): void {
  const session = browserStores()?.session;
  writeText(session, storedTabItems.vocId, vocId);
  writeText(session, storedTabItems.cstNo, cstNo);
}

export function readFollowUp(): FollowUp | null {
  const session = browserStores()?.session;
  const [vocId, cstNo] = [session?.getItem(storedTabItems.vocId), session?.getItem(storedTabItems.cstNo)];
  return vocId && cstNo ? { vocId, cstNo } : null;
}

/** Specification, section 5: after a mismatch both are cleared. */
export function forgetFollowUp(): void {
  const session = browserStores()?.session;
  session?.removeItem(storedTabItems.vocId);
  session?.removeItem(storedTabItems.cstNo);
}
