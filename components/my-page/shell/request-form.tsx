import type { ReactNode } from 'react';
import type { SchemaForm } from '@/components/layout/use-schema-form';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import { AttachmentField, type AttachmentFieldProps } from './attachment-field';
import { SaveBar } from './save-bar';

export interface RequestFormTexts {
  restored: string;
  summary: string;
  submit: string;
  pending: string;
}

export interface RequestFormProps extends SchemaForm {
  texts: RequestFormTexts;
  restored: boolean;
  pending: boolean;
  attachments: AttachmentFieldProps;
  note?: ReactNode;
  children: ReactNode;
}

/** A request form with its errors, attachments and button; the caller adds its own fields. */
export function RequestForm(props: RequestFormProps) {
  const { form, summary, texts, restored, pending, attachments, note, children } = props;
  // What concerns no field is said beside the button.
  const failure = summary.errors.find(({ fieldId }) => fieldId === undefined);
  return (
    <form {...form} className="flex max-w-form flex-col gap-10">
      {restored && <Notice>{texts.restored}</Notice>}
      <FormErrorSummary
        key={summary.attempt}
        title={texts.summary}
        errors={summary.errors.filter((error) => error !== failure)}
      />
      {note}
      {children}
      <AttachmentField {...attachments} />
      <SaveBar failed={failure?.message} label={texts.submit} pending={pending} pendingLabel={texts.pending} />
    </form>
  );
}
