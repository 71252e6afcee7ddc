'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

/** The member's own link, to be copied or handed to the device's own share sheet where there is one. */
export function ShareLink({ link }: { link: string }) {
  const t = useTranslations('myPage.referral');
  const id = useId();
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setSaid('copied'),
      () => {
        // Without the right to write it, the link is marked for the reader's own copy.
        document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
        setSaid('notCopied');
      },
    );
  // A share that is closed again is refused by the browser, and is no failure.
  const share = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <div className="flex max-w-form flex-col gap-5">
      <TextField id={id} name="link" label={t('link')} value={link} readOnly />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {said && t(said)}
      </p>
    </div>
  );
}
