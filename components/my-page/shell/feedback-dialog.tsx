import { useLocale, useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/** Says that the site of the customer's voice is not connected yet. Fetched with its first opening. */
export default function FeedbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('myPage.feedback');
  const locale = useLocale();
  return (
    <Dialog
      open={open}
      onClose={onClose}
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
  );
}
