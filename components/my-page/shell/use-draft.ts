import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { type DraftPlace, readDraft, writeDraft } from '@/lib/my-page/draft';

export interface Draft<T> {
  values: T;
  change: (part: Partial<T>) => void;
  /** Deletes the draft, after it was sent or abandoned. */
  forget: () => void;
  /** The values are those of an earlier visit: before a login, or a reload. */
  restored: boolean;
}

const tabStorage = () => browserStores()?.session ?? null;

/**
 * The values of a member's form; the draft survives an expired session and the login after it.
 * @param schema must be stable
 */
export function useDraft<T extends object>(
  { form, owner }: DraftPlace,
  initial: T,
  schema: z.ZodMiniType<T>,
): Draft<T> {
  const [state, setState] = useState({ values: initial, restored: false });
  const latest = useRef(initial);

  useEffect(() => {
    const stored = readDraft(tabStorage(), { form, owner }, schema);
    if (stored === null) return;
    latest.current = stored;
    setState({ values: stored, restored: true });
  }, [form, owner, schema]);

  const change = useCallback(
    (part: Partial<T>) => {
      // From the ref, not from the render: two fields may change in one tick.
      const values = { ...latest.current, ...part };
      latest.current = values;
      writeDraft(tabStorage(), { form, owner }, values);
      setState((before) => ({ ...before, values }));
    },
    [form, owner],
  );
  const forget = useCallback(() => {
    writeDraft(tabStorage(), { form, owner }, null);
    setState((before) => ({ ...before, restored: false }));
  }, [form, owner]);

  return { ...state, change, forget };
}
