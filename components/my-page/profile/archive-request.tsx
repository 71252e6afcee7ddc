'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-style';
import { HardLink } from '@/components/ui/hard-link';
import { Notice } from '@/components/ui/notice';
import { sendArchivePermission } from '@/lib/my-page/password-proof';
import { PasswordQuestion } from './password-question';

interface ArchiveRequestProps {
  membershipId: string;
  fileHref: string;
  failure: ReactNode;
}

/** The password question, then the link to the file. When the link is over, the server redirects to this page. */
export function ArchiveRequest({ membershipId, fileHref, failure }: ArchiveRequestProps) {
  const t = useTranslations('myPage.archive');
  const [isPermitted, setPermitted] = useState(false);
  if (!isPermitted) {
    return (
      <PasswordQuestion
        membershipId={membershipId}
        lead={t('question')}
        note={failure}
        send={sendArchivePermission}
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
