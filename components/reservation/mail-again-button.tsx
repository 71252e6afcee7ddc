'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { sendMailAgain } from '@/lib/booking/send-mail-again';
import { languageOf } from '@/lib/i18n/languages';

export function MailAgainButton({ path, email }: { path: string; email: string }) {
  const t = useTranslations('common.mailAgain');
  const lang = languageOf(useLocale()).code;

  function failureOf(problem: ProblemError): string {
    if (!isSurelyUndone(problem)) return t('unsure');
    if (problem.code !== 'rate_limited') return t('failed');
    const minutes = minutesToWait(problem);
    return minutes === undefined ? t('limited') : t('limitedFor', { minutes });
  }
  const { run, pending, failure, result } = useAction(() => sendMailAgain(path, lang), { failureOf });

  return (
    <>
      <Button variant="secondary" onClick={() => void run()} pending={pending} pendingLabel={t('pending')}>
        {t('label')}
      </Button>
      {result !== null && (
        <Notice live tone="success" className="order-last basis-full">
          {t('sent', { email })}
        </Notice>
      )}
      {failure !== null && (
        <Notice live tone="error" className="order-last basis-full">
          {failure}
        </Notice>
      )}
    </>
  );
}
