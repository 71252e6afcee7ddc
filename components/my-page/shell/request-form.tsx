import type { FormEvent, ReactNode } from 'react';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import type { SentAttachment } from '@/lib/my-page/attachments';
import { AttachmentField } from './attachment-field';
import { SaveBar } from './save-bar';

export interface RequestFormTexts {
  restored: string;
  summary: string;
  submit: string;
  pending: string;
}

export interface RequestFormProps<Field extends string> {
  /** Prefix of the field ids. */
  id: string;
  texts: RequestFormTexts;
  form: {
    values: { files: SentAttachment[] };
    edit: (part: { files: SentAttachment[] }) => void;
    restored: boolean;
    failure: string | null;
    attempt: number;
    pending: boolean;
    submit: (event: FormEvent) => Promise<void>;
  };
  /** Errors by field, in the order of the form. */
  errors: Partial<Record<Field | 'files', string>>;
  note?: ReactNode;
  children: ReactNode;
}

/** A request form with its errors, attachments and button; the caller adds its own fields. */
export function RequestForm<Field extends string>({
  id,
  texts,
  form,
  errors,
  note,
  children,
}: RequestFormProps<Field>) {
  const listed = (Object.keys(errors) as (Field | 'files')[]).map((field) => ({
    fieldId: `${id}-${field}`,
    message: errors[field] ?? '',
  }));
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="flex max-w-form flex-col gap-10"
    >
      {form.restored && <Notice>{texts.restored}</Notice>}
      <FormErrorSummary key={form.attempt} title={texts.summary} errors={listed} />
      {note}
      {children}
      <AttachmentField
        id={`${id}-files`}
        files={form.values.files}
        onChange={(files) => form.edit({ files })}
        error={errors.files}
      />
      <SaveBar
        result={form.failure === null ? null : { kind: 'failed', sentence: form.failure }}
        label={texts.submit}
        pending={form.pending}
        pendingLabel={texts.pending}
      />
    </form>
  );
}
