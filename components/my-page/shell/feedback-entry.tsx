import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { replayEarlyPress } from '@/components/ui/early-press';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

export interface FeedbackEntryProps {
  label: string;
  /** The address has a `Voc` segment. */
  active: boolean;
}

/** The voice of the customer is no route of ours: it opens, and until its site is connected it says so. */
export function FeedbackEntry({ label, active }: FeedbackEntryProps) {
  const t = useTranslations('myPage.feedback');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={replayEarlyPress}
        type="button"
        aria-haspopup="dialog"
        aria-current={active ? 'true' : undefined}
        onClick={() => setOpen(true)}
        className={clsx(
          'flex min-h-11 items-center text-left text-sm underline decoration-transparent underline-offset-4 hover:decoration-brass pc:min-h-9',
          active ? 'font-bold text-ink' : 'text-ink-soft hover:text-ink',
        )}
      >
        {label}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={t('close')}
        width="sm"
        footer={
          <ButtonLink href={localizedPath(locale, paths.hotels())} variant="secondary">
            {t('hotels')}
          </ButtonLink>
        }
      >
        <p className="text-ink-soft">{t('sentence')}</p>
      </Dialog>
    </>
  );
}
