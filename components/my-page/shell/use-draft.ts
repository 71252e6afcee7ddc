import { useCallback, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { DraftPlace } from '@/lib/my-page/draft';
import { useStoredDraft } from './use-stored-draft';

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
