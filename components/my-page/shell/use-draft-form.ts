import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSentForm } from '@/components/layout/use-sent-form';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { type DraftPlace, readDraft, writeDraft } from '@/lib/my-page/draft';

interface DraftFormOptions<Typed extends FieldValues, Values, Key extends string, Result>
  extends Omit<Parameters<typeof useSentForm<Typed, Values, Key, Result>>[0], 'onChange'> {
  draft: DraftPlace;
  initial: Typed;
  /** Of a stored draft. Must be stable. */
  draftSchema: z.ZodMiniType<Typed>;
}

const tabStorage = () => browserStores()?.session ?? null;

/** A form of a member whose draft survives a reload, an expired session and the login after it. */
export function useDraftForm<Typed extends FieldValues, Values, Key extends string, Result>(
  options: DraftFormOptions<Typed, Values, Key, Result>,
) {
  const { draft, initial, draftSchema, onSent, ...ofForm } = options;
  const [restored, setRestored] = useState(false);
  const forget = () => {
    writeDraft(tabStorage(), draft, null);
    setRestored(false);
  };
  const form = useSentForm<Typed, Values, Key, Result>({
    ...ofForm,
    initial,
    onChange: (typed) => writeDraft(tabStorage(), draft, typed),
    onSent: (result) => {
      forget();
      onSent?.(result);
    },
  });
  const { form: name, owner } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: into what the server rendered, once
  useEffect(() => {
    const stored = readDraft(tabStorage(), { form: name, owner }, draftSchema);
    if (stored === null) return;
    form.restore(stored);
    setRestored(true);
  }, [name, owner, draftSchema]);
  /** `restored`: the values are those of an earlier visit. `forget`: deletes the draft, which was given up. */
  return { ...form, restored, forget };
}
