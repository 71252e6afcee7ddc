import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-frame';
import { FileField } from '@/components/ui/file-field';
import { attachmentAccept } from '@/lib/bff/attachment-kind';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '@/lib/hub/contract/centre-limits';
import { beginningOf, tidyLine } from '@/lib/hub/contract/typed-text';
import {
  type ChosenFile,
  fileKey,
  formatBytes,
  isAttached,
  problemOfFile,
  problemOfRefusal,
  type SentAttachment,
  sendFile,
} from '@/lib/my-page/attachments';

export interface AttachmentFieldProps {
  id: string;
  files: readonly ChosenFile[];
  error: string | undefined;
  onChange: (change: (files: readonly ChosenFile[]) => ChosenFile[]) => void;
}

/** Up to three files, each uploaded when it is chosen; the form sends their ids. A file that was not taken stays in the list. */
export function AttachmentField({ id, files, error, onChange }: AttachmentFieldProps) {
  const t = useTranslations('centre.attachments');
  const locale = useLocale();
  const sentenceOf = useProblemSentence();
  const hintId = useId();
  const [isFullSaid, setFullSaid] = useState(false);
  const { run, pending } = useAction(sendFile, { asks: true });
  const isFull = files.filter(isAttached).length >= ATTACHMENTS_MAX;
  const tooMany = () => t('problems.tooMany', { count: ATTACHMENTS_MAX });

  async function sendAll(chosen: readonly File[]) {
    setFullSaid(false);
    const rows = chosen.map((file) => ({
      file,
      held: { heldId: crypto.randomUUID(), fileName: beginningOf(tidyLine(file.name), 60), refusal: null },
    }));
    // A file that is chosen now stands for the ones that were refused.
    onChange((all) => [...all.filter(isAttached), ...rows.map(({ held }) => held)]);
    let room = ATTACHMENTS_MAX - files.filter(isAttached).length;
    // Where one file fails for another reason than its own, those after it would as well.
    let failure: string | null = null;
    const attach = async (file: File, name: string): Promise<SentAttachment | string> => {
      const problem = await problemOfFile(file);
      if (problem) return t(`problems.${problem}`, { name });
      if (failure !== null) return failure;
      if (room === 0) return tooMany();
      try {
        const attached = await run(file);
        room -= 1;
        return attached;
      } catch (thrown) {
        const known = problemOfRefusal(thrown);
        if (known) return t(`problems.${known}`, { name });
        failure = sentenceOf(thrown);
        return failure;
      }
    };
    for (const { file, held } of rows) {
      const attached = await attach(file, held.fileName);
      const settled = typeof attached === 'string' ? { ...held, refusal: attached } : attached;
      onChange((all) => all.map((each) => (fileKey(each) === held.heldId ? settled : each)));
    }
  }

  const refusals = files.flatMap((file) => (isAttached(file) ? [] : file.refusal || []));
  const problems = [...new Set([...(isFullSaid ? [tooMany()] : refusals), ...(error === undefined ? [] : [error])])];
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
            <li key={fileKey(file)} className="flex items-center justify-between gap-4 py-2">
              <span className="wrap-anywhere min-w-0">
                <span>{file.fileName}</span>{' '}
                {isAttached(file) ? (
                  <span className="text-ink-muted text-sm">{formatBytes(file.bytes, locale)}</span>
                ) : (
                  <span className={clsx('text-sm', file.refusal === null ? 'text-ink-muted' : 'text-clay')}>
                    {t(file.refusal === null ? 'sending' : 'notAttached')}
                  </span>
                )}
              </span>
              {(isAttached(file) || file.refusal !== null) && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('removeNamed', { name: file.fileName })}
                  onClick={() => {
                    setFullSaid(false);
                    onChange((all) => all.filter((each) => fileKey(each) !== fileKey(file)));
                    document.getElementById(id)?.focus();
                  }}
                >
                  {t('remove')}
                </Button>
              )}
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
          if (isFull) setFullSaid(true);
        }}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file may be chosen again after a refusal.
          target.value = '';
          void sendAll(chosen);
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
