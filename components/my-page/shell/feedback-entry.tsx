import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { appView } from '@/lib/channel/app-view';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface FeedbackEntryProps {
  label: string;
  active: boolean;
}

/** Opens the feedback site in a new window. A link, so that no browser blocks it; its page shows failures itself. */
export function FeedbackEntry({ label, active }: FeedbackEntryProps) {
  const t = useTranslations('myPage.feedback');
  const locale = useLocale();
  return (
    <TextLink
      href={localizedPath(locale, paths.myPageFeedback())}
      tone="plain"
      target="_blank"
      rel="noopener noreferrer"
      // A web view opens no windows: there the page itself asks the app for one.
      onClick={({ currentTarget }) => appView() && currentTarget.removeAttribute('target')}
      aria-label={`${label} ${t('newWindow')}`}
      aria-current={active ? 'true' : undefined}
      className={clsx(
        'flex min-h-11 items-center text-sm pc:min-h-9',
        active ? 'font-bold text-ink' : 'text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </TextLink>
  );
}
