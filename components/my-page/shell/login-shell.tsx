import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface LoginShellProps {
  /** `guest`: not logged in (inside an app, where the redirect is skipped); `ended`: the session has ended. */
  reason: 'guest' | 'ended';
}

/** My Page without a member: a link to the login, never data. */
export function LoginShell({ reason }: LoginShellProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const path = localizedPath(locale, unlocalizedPath(usePathname()));
  const query = useSearchParams().toString();
  // The query is part of the page: `?type=3` is the password change, `?view=` the tab.
  const returnTo = query === '' ? path : `${path}?${query}`;
  return (
    <main id="content" className="page-width py-section">
      <PageHeading title={t('title')} className="mb-10" />
      <EmptyState
        title={t(`${reason}.title`)}
        sentence={t(`${reason}.sentence`)}
        nextStep={{
          label: t(`${reason}.login`),
          href: localizedPath(locale, paths.membershipLogin({ returnTo })),
        }}
      />
    </main>
  );
}
