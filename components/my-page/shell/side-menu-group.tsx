import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, use } from 'react';
import { Badge } from '@/components/ui/badge';
import { TextLink, type TextLinkProps } from '@/components/ui/link';
import { appView } from '@/lib/channel/app-view';
import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import {
  type ActiveEntry,
  type MenuConditions,
  type MenuItem,
  type MenuSubEntry,
  visibleEntries,
} from '@/lib/my-page/menu';
import { paths } from '@/lib/routes/paths';

type EmployeeReferralAnswer = MenuConditions['employeeReferralDashboard'];

export interface MenuMember {
  employeeStatus: MenuConditions['employeeStatus'];
  /** Null for members who are no employees. */
  employeeReferral: Promise<EmployeeReferralAnswer> | null;
  unreadAnswers?: Promise<number>;
}

interface SideMenuGroupProps {
  item: MenuItem;
  active: ActiveEntry | null;
  pathname: string;
  member: MenuMember;
}

const unanswered: EmployeeReferralAnswer = { succeeded: false, data: null };

function EntryLink({ active, ...link }: TextLinkProps & { active: boolean }) {
  const look = active ? 'font-bold text-ink' : 'text-ink-soft hover:text-ink';
  return <TextLink {...link} tone="plain" className={clsx('flex min-h-11 items-center text-sm pc:min-h-9', look)} />;
}

export function SideMenuGroup({ item, active, pathname, member }: SideMenuGroupProps) {
  const t = useTranslations('myPage.menu');
  const locale = useLocale();
  const { employeeStatus, employeeReferral, unreadAnswers } = member;
  const isActiveGroup = active?.item.navKey === item.navKey;
  const title = t(`groups.${item.title}`);

  const link = (href: string, label: string, isActive: boolean) => (
    <EntryLink
      href={localizedPath(locale, href)}
      active={isActive}
      // A page below the entry is inside it, but is not it.
      aria-current={isActive ? (unlocalizedPath(pathname) === href ? 'page' : 'true') : undefined}
    >
      {label}
    </EntryLink>
  );

  const lineOf = (entry: MenuSubEntry) => (
    <li key={entry.navKey}>
      {link(entry.href(), t(`entries.${entry.label}`), isActiveGroup && active?.entry?.navKey === entry.navKey)}
    </li>
  );
  const entries = (employeeReferralDashboard: EmployeeReferralAnswer) => (
    <ul>{visibleEntries(item, { employeeStatus, employeeReferralDashboard }).map(lineOf)}</ul>
  );

  if (item.subMenu.length === 0) {
    return (
      <div className="border-stone pt-3 pc:border-t pc:py-3">
        {item.href ? (
          <span className="flex items-center gap-3">
            {link(item.href(), title, isActiveGroup)}
            {unreadAnswers && (
              <Suspense>
                <NewAnswers answer={unreadAnswers} />
              </Suspense>
            )}
          </span>
        ) : (
          <FeedbackEntry label={title} active={isActiveGroup} />
        )}
      </div>
    );
  }
  return (
    <div className="pt-6 pc:border-stone pc:border-t pc:py-5">
      <p className="mb-1 text-brass text-xs">{title}</p>
      {employeeReferral && item.subMenu.some((entry) => entry.needsEmployeeReferralDashboard) ? (
        <Suspense fallback={entries(unanswered)}>
          <OnceAnswered answer={employeeReferral}>{entries}</OnceAnswered>
        </Suspense>
      ) : (
        entries(unanswered)
      )}
    </div>
  );
}

interface OnceAnsweredProps {
  answer: Promise<EmployeeReferralAnswer>;
  children: (answer: EmployeeReferralAnswer) => ReactNode;
}

function OnceAnswered({ answer, children }: OnceAnsweredProps) {
  return children(use(answer));
}

function NewAnswers({ answer }: { answer: Promise<number> }) {
  const t = useTranslations('myPage.menu');
  const count = use(answer);
  return count === 0 ? null : <Badge tone="brass">{t('newAnswers', { count })}</Badge>;
}

/** Opens the feedback site in a new window. A link, so that no browser blocks it; its page shows failures itself. */
function FeedbackEntry({ label, active }: { label: string; active: boolean }) {
  const t = useTranslations('myPage.feedback');
  const locale = useLocale();
  return (
    <EntryLink
      href={localizedPath(locale, paths.myPageFeedback())}
      active={active}
      target="_blank"
      rel="noopener noreferrer"
      // A web view opens no windows: there the page itself asks the app for one.
      onClick={({ currentTarget }) => appView() && currentTarget.removeAttribute('target')}
      aria-label={`${label} ${t('newWindow')}`}
      aria-current={active ? 'true' : undefined}
    >
      {label}
    </EntryLink>
  );
}
