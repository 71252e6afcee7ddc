'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useWaiting } from '@/components/ui/use-waiting';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { languageOf } from '@/lib/i18n/languages';

interface MailAgainButtonProps {
  path: string;
  email: string;
}

export function MailAgainButton({ path, email }: MailAgainButtonProps) {
  const t = useTranslations('common.mailAgain');
  const lang = languageOf(useLocale()).code;
  const [pending, setPending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useWaiting(pending);

  function sentenceOf(error: unknown): string {
    if (!isProblemError(error, 'rate_limited')) return t('failed');
    const minutes = minutesToWait(error);
    return minutes === undefined ? t('limited') : t('limitedFor', { minutes });
  }

  async function send(): Promise<void> {
    setPending(true);
    setIsSent(false);
    setFailure(null);
    try {
      await bffPost(path, { lang });
      setIsSent(true);
    } catch (error) {
      setFailure(sentenceOf(error));
      if (!isProblemError(error)) throw error;
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void send()} pending={pending} pendingLabel={t('pending')}>
        {t('label')}
      </Button>
      {isSent && (
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
