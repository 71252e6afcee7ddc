'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';
import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { activeEntry } from '@/lib/my-page/menu';
import { paths } from '@/lib/routes/paths';
import { SideMenu } from './side-menu';
import type { MenuMember } from './side-menu-group';
import { useMemberEnd } from './use-member-end';

export interface MyPageFrameProps extends MenuMember {
  /** Use the member number as `key`, so that another member gets another frame. */
  membershipId: string;
  children: ReactNode;
}

export function MyPageFrame({ membershipId, children, ...member }: MyPageFrameProps) {
  return (
    <MemberScope membershipId={membershipId}>
      <div className="page-width pt-6 pb-section print:p-0 pc:grid pc:grid-cols-[14rem_minmax(0,1fr)] pc:gap-x-16 pc:pt-14">
        <SideMenu {...member} />
        <main id="content" className="min-w-0">
          <div data-screen-only className="min-h-9 pt-4 pc:-mt-2 pc:pt-0">
            <PageBreadcrumb />
          </div>
          <div className="pt-4 pc:pt-6">{children}</div>
        </main>
      </div>
    </MemberScope>
  );
}

/**
 * Waits behind `fallback` for a part that is late, or without one in place. A page that is rendered again keeps what it
 * had at first: another tree would be mounted again, and lose what has focus and what was typed.
 */
export function LateBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isLate] = useState(fallback !== undefined);
  return isLate ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

export const GuestFrame = () => <LoginShell reason="guest" />;

/** `My Page > group > entry`; stores itself when its entry becomes active (specification, section 2). */
function PageBreadcrumb() {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const pathname = usePathname();
  const parts = useMemo(() => {
    const active = activeEntry(pathname);
    const group = active ? [t(`menu.groups.${active.item.label}`)] : [];
    const entry = active?.entry ? [t(`menu.entries.${active.entry.label}`)] : [];
    return [t('title'), ...group, ...entry];
  }, [pathname, t]);
  useEffect(() => writeText(browserStores()?.session, 'myPageBreadcrumb', parts.join(' > ')), [parts]);
  if (parts.length === 1) return null;
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      items={parts.map((label, index) => ({
        label,
        href: index === 0 ? localizedPath(locale, paths.myPage()) : undefined,
      }))}
    />
  );
}

/** Unmounts its content when the member is no longer the one who is logged in. */
export function MemberScope({ membershipId, children }: { membershipId: string; children: ReactNode }) {
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  useMemberEnd(membershipId, end);
  return ended ? <LoginShell reason="ended" /> : children;
}

interface LoginShellProps {
  /** `guest`: not logged in (inside an app, where the redirect is skipped); `ended`: the session has ended. */
  reason: 'guest' | 'ended';
}

/** My Page without a member: a link to the login, never data. */
function LoginShell({ reason }: LoginShellProps) {
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
