import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSentForm } from '@/components/layout/use-sent-form';
import type { DraftPlace } from '@/lib/my-page/draft';
import { editedParts } from '@/lib/my-page/edited-parts';
import { useStoredDraft } from './use-stored-draft';

interface DraftFormOptions<Typed extends FieldValues, Values, Key extends string, Result>
  extends Omit<Parameters<typeof useSentForm<Typed, Values, Key, Result>>[0], 'onChange'> {
  draft: DraftPlace;
  initial: Typed;
  /** Of a stored draft. Must be stable. */
  draftSchema: z.ZodMiniObject<{ [Name in keyof Typed]: z.ZodMiniType<Typed[Name]> }>;
}

/** A form of a member, with its draft, which holds the edited parts alone. */
export function useDraftForm<Typed extends FieldValues, Values, Key extends string, Result>({
  draft,
  draftSchema,
  onSent,
  ...ofForm
}: DraftFormOptions<Typed, Values, Key, Result>) {
  const form = useSentForm<Typed, Values, Key, Result>({
    ...ofForm,
    onChange: (typed) => {
      const edited = editedParts<Typed>(ofForm.initial, typed);
      if (Object.keys(edited).length === 0) forget();
      else write(edited);
    },
    onSent: (result) => {
      forget();
      onSent?.(result);
    },
  });
  const schema = useMemo(() => z.partial(draftSchema), [draftSchema]);
  // After the form's own effects: into what the server rendered.
  const { restored, write, forget } = useStoredDraft<object>(draft, schema, form.restore);
  return { ...form, restored, forget };
}
