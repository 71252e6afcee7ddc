import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { type DraftPlace, readDraft, writeDraft } from '@/lib/my-page/draft';

const tabStorage = () => browserStores()?.session ?? null;

/**
 * The draft of a member's form, which survives a reload, an expired session and the login after it.
 * @param schema must be stable
 * @param restore gets the draft of an earlier visit, once it has been read
 */
export function useStoredDraft<T extends object>(
  { form, owner }: DraftPlace,
  schema: z.ZodMiniType<T>,
  restore: (stored: T) => void,
) {
  const [restored, setRestored] = useState(false);
  const onRestore = useEffectEvent(restore);
  useEffect(() => {
    const stored = readDraft(tabStorage(), { form, owner }, schema);
    if (stored === null) return;
    onRestore(stored);
    setRestored(true);
  }, [form, owner, schema]);
  const write = useCallback((values: T) => writeDraft(tabStorage(), { form, owner }, values), [form, owner]);
  /** Deletes the draft, after it was sent or given up. The form keeps its values. */
  const forget = useCallback(() => {
    writeDraft(tabStorage(), { form, owner }, null);
    setRestored(false);
  }, [form, owner]);
  /** `restored`: the form shows the values of an earlier visit. */
  return { restored, write, forget };
}
