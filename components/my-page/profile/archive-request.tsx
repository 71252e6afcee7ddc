'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-style';
import { HardLink } from '@/components/ui/hard-link';
import { Notice } from '@/components/ui/notice';
import { permitArchive } from '@/lib/my-page/permit-archive';
import { PasswordQuestion } from './password-question';

/** The password question, then the link to the file. When the link is over, the server redirects to this page. */
export function ArchiveRequest({ membershipId, fileHref }: { membershipId: string; fileHref: string }) {
  const t = useTranslations('myPage.archive');
  const [isPermitted, setPermitted] = useState(false);
  if (!isPermitted) {
    return (
      <PasswordQuestion
        membershipId={membershipId}
        lead={t('question')}
        send={permitArchive}
        onProven={() => setPermitted(true)}
      />
    );
  }
  return (
    <div className="flex max-w-form flex-col items-start gap-6">
      <Notice live tone="success" title={t('ready')}>
        {t('readySentence')}
      </Notice>
      <HardLink because="file" href={fileHref} className={buttonClass({})}>
        {t('file')}
      </HardLink>
    </div>
  );
}
