import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSentForm } from '@/components/layout/use-sent-form';
import type { DraftPlace } from '@/lib/my-page/draft';
import { useStoredDraft } from './use-stored-draft';

interface DraftFormOptions<Typed extends FieldValues, Values, Key extends string, Result>
  extends Omit<Parameters<typeof useSentForm<Typed, Values, Key, Result>>[0], 'onChange'> {
  draft: DraftPlace;
  initial: Typed;
  /** Of a stored draft. Must be stable. */
  draftSchema: z.ZodMiniType<Typed>;
}

/** A form of a member, with its draft. */
export function useDraftForm<Typed extends FieldValues, Values, Key extends string, Result>({
  draft,
  draftSchema,
  onSent,
  ...ofForm
}: DraftFormOptions<Typed, Values, Key, Result>) {
  const form = useSentForm<Typed, Values, Key, Result>({
    ...ofForm,
    onChange: (typed) => write(typed),
    onSent: (result) => {
      forget();
      onSent?.(result);
    },
  });
  // After the form's own effects: into what the server rendered.
  const { restored, write, forget } = useStoredDraft(draft, draftSchema, form.restore);
  return { ...form, restored, forget };
}
