import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import type { FindAccountResult } from './use-find-account';

interface FoundAccountProps {
  result: FindAccountResult;
  loginHref: string;
  onAgain: () => void;
}

/** What the look-up found, in the place of its form; takes the focus, because the form is gone. */
export function FoundAccount({ result, loginHref, onAgain }: FoundAccountProps) {
  const t = useTranslations('auth.findAccount');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={title} tabIndex={-1} className="display text-xl focus-visible:outline-none">
        {result.type === 'id' ? t('foundTitle') : t('sentTitle')}
      </h2>
      <p className="tabular break-words">
        {result.type === 'id' ? t('foundId', { id: result.maskedMembershipId }) : t('sent', { email: result.email })}
      </p>
      {result.type === 'id' && <p className="text-ink-muted text-sm">{t('foundHint')}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={loginHref}>{t('toLogin')}</ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
