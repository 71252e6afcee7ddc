'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/** Said in the place of the form, and heard. */
export function PasswordDone() {
  const t = useTranslations('myPage.password');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="max-w-form">
      <Notice tone="success" live title={t('doneTitle')}>
        {t('done')}
      </Notice>
      <p className="mt-8">
        <ButtonLink href={localizedPath(locale, paths.myPage())}>{t('doneLink')}</ButtonLink>
      </p>
    </div>
  );
}
