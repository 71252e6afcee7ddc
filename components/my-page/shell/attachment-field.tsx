import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-frame';
import { FileField } from '@/components/ui/file-field';
import { attachmentAccept } from '@/lib/bff/attachment-kind';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '@/lib/hub/contract/centre-limits';
import { beginningOf, tidyLine } from '@/lib/hub/contract/typed-text';
import { formatBytes, problemOfFile, problemOfRefusal, type SentAttachment, sendFile } from '@/lib/my-page/attachments';
import { useProblemSentence } from './use-problem-sentence';

export interface AttachmentFieldProps {
  id: string;
  files: readonly SentAttachment[];
  error: string | undefined;
  onChange: (files: SentAttachment[]) => void;
}

/** Up to three files, each uploaded when it is chosen; the form sends their ids. */
export function AttachmentField({ id, files, error, onChange }: AttachmentFieldProps) {
  const t = useTranslations('centre.attachments');
  const locale = useLocale();
  const sentenceOf = useProblemSentence();
  const hintId = useId();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { run, pending } = useAction(sendFile);
  const isFull = files.length >= ATTACHMENTS_MAX;
  const tooMany = () => t('problems.tooMany', { count: ATTACHMENTS_MAX });

  async function send(chosen: readonly File[]) {
    setRefusals([]);
    const sent = [...files];
    const sentences: string[] = [];
    const notAdded: string[] = [];
    let failure: unknown = null;
    for (const file of chosen) {
      const name = beginningOf(tidyLine(file.name), 60);
      const problem = await problemOfFile(file);
      if (problem) sentences.push(t(`problems.${problem}`, { name }));
      else if (failure !== null || sent.length >= ATTACHMENTS_MAX) notAdded.push(name);
      else {
        try {
          sent.push(await run(file));
          onChange([...sent]);
        } catch (thrown) {
          const known = problemOfRefusal(thrown);
          if (known) sentences.push(t(`problems.${known}`, { name }));
          else {
            failure = thrown;
            notAdded.push(name);
          }
        }
      }
    }
    if (notAdded.length > 0) {
      sentences.push(failure === null ? tooMany() : sentenceOf(failure));
      sentences.push(t('notAdded', { names: new Intl.ListFormat(locale).format(notAdded) }));
    }
    setRefusals([...new Set(sentences)]);
  }

  const problems = refusals.length === 0 && error !== undefined ? [error] : refusals;
  const isWrong = problems.length > 0;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block font-medium text-ink text-sm">
        {t('label')}
        <span className="ml-1.5 font-normal text-ink-muted">{t('optional')}</span>
      </label>
      <p id={hintId} className="-mt-1 mb-3 text-ink-muted text-sm">
        {t('hint', { size: formatBytes(ATTACHMENT_MAX_BYTES, locale), count: ATTACHMENTS_MAX })}
      </p>
      {files.length > 0 && (
        <ul className="mb-3 divide-y divide-stone border-stone border-y">
          {files.map((file) => (
            <li key={file.attachmentId} className="flex items-center justify-between gap-4 py-2">
              <span className="wrap-anywhere min-w-0">
                {file.fileName} <span className="text-ink-muted text-sm">{formatBytes(file.bytes, locale)}</span>
              </span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('removeNamed', { name: file.fileName })}
                onClick={() => {
                  onChange(files.filter((each) => each !== file));
                  document.getElementById(id)?.focus();
                }}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileField
        id={id}
        buttonText={t('choose')}
        multiple
        accept={attachmentAccept}
        aria-describedby={[hintId, isWrong && `${id}-error`].filter(Boolean).join(' ')}
        aria-invalid={isWrong || undefined}
        aria-disabled={isFull || pending}
        onClick={(event) => {
          // A full field stays focusable: the reason is read with it.
          if (!isFull && !pending) return;
          event.preventDefault();
          if (isFull) setRefusals([tooMany()]);
        }}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file may be chosen again after a refusal.
          target.value = '';
          void send(chosen);
        }}
      />
      <p aria-live="polite" className="text-ink-muted text-sm">
        {pending && t('sending')}
      </p>
      <FieldError id={id}>
        {isWrong && (
          <span className="wrap-anywhere">
            {problems.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </span>
        )}
      </FieldError>
    </div>
  );
}
