import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import type { SchemaForm } from '@/components/layout/use-schema-form';
import { Notice } from '@/components/ui/notice';
import type { ChosenFile } from '@/lib/my-page/attachments';
import { AttachmentField } from './attachment-field';
import { SaveBar } from './save-bar';

interface RequestFormProps {
  texts: 'centre.claim' | 'centre.enquiry';
  /** Of `useDraftForm`, with a field `files`. */
  request: SchemaForm & {
    restored: boolean;
    pending: boolean;
    fieldId: (path: 'files') => string;
    errorOf: (path: 'files') => string | undefined;
    typedIn: (path: 'files') => readonly ChosenFile[];
    allTyped: () => { files: readonly ChosenFile[] };
    write: (path: 'files', files: ChosenFile[]) => void;
  };
  note?: ReactNode;
  children: ReactNode;
}

export function RequestForm({ texts, request, note, children }: RequestFormProps) {
  const t = useTranslations(texts);
  const { form, summary, restored, pending } = request;
  // What concerns no field is said beside the button.
  const failure = summary.errors.find(({ fieldId }) => fieldId === undefined);
  return (
    <form {...form} className="flex max-w-form flex-col gap-10">
      {restored && <Notice>{t('restored')}</Notice>}
      <FormSummary
        summary={{ attempt: summary.attempt, errors: summary.errors.filter((error) => error !== failure) }}
        title={t('summary')}
      />
      {note}
      {children}
      <AttachmentField
        id={request.fieldId('files')}
        files={request.typedIn('files')}
        error={request.errorOf('files')}
        onChange={(change) => request.write('files', change(request.allTyped().files))}
      />
      <SaveBar failed={failure?.message} label={t('submit')} pending={pending} pendingLabel={t('pending')} />
    </form>
  );
}
