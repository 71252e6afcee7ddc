import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/**
 * The values of a member's form that is not sent as a whole, with its draft.
 * @param schema must be stable
 */
export function useDraft<T extends object>(place: DraftPlace, initial: T, schema: z.ZodMiniType<T>) {
  const [values, setValues] = useState(initial);
  const latest = useRef(initial);
  const { write, forget } = useStoredDraft(place, schema, (stored) => {
    latest.current = stored;
    setValues(stored);
  });
  const change = useCallback(
    (part: Partial<T>) => {
      // From the ref, not from the render: two fields may change in one tick.
      latest.current = { ...latest.current, ...part };
      write(latest.current);
      setValues(latest.current);
    },
    [write],
  );
  return { values, change, forget };
}
