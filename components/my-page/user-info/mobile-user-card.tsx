import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Notice } from '@/components/ui/notice';
import type { SeoulDay } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/format';
import type { DashboardInfo } from '@/lib/hub/contract/member';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadDashboard } from '@/lib/my-page/load-dashboard';
import { dataOf, type Load } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { RenewMember } from '../shell/renew-member';
import { RetryLink } from '../shell/retry-link';
import { EmployeeCode, type EmployeeCodeProps } from './employee-code';
import { MemberCard, type MemberCardProps } from './member-card';
import { StoredCard } from './stored-card';

export interface MobileUserCardProps extends Omit<MemberCardProps, 'tier'>, EmployeeCodeProps {
  locale: Locale;
  isEmployee: boolean;
  todaySeoul: SeoulDay;
}

/** Element whose markup is stored for offline use. */
const CARD_ID = 'member-card';

/** The member card, which needs no call except for its tier, and the employee's referral code. */
export function MobileUserCard({ locale, isEmployee, linkOf, todaySeoul, ...member }: MobileUserCardProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-2">
      <Suspense fallback={<MemberCard {...member} tier={null} />}>
        <CardOfTier {...member} locale={locale} todaySeoul={todaySeoul} load={loadDashboard()} />
      </Suspense>
      {isEmployee && <EmployeeCode linkOf={linkOf} />}
    </div>
  );
}

interface CardOfTierProps extends Omit<MemberCardProps, 'tier'> {
  locale: Locale;
  todaySeoul: string;
  load: Promise<Load<DashboardInfo>>;
}

async function CardOfTier({ load, ...card }: CardOfTierProps) {
  const answer = await load;
  if (answer.state === 'renew') return <RenewMember />;
  return <LoadedCard {...card} tier={dataOf(answer)?.tier ?? null} />;
}

function LoadedCard({ locale, todaySeoul, ...card }: Omit<CardOfTierProps, 'load'> & MemberCardProps) {
  const t = useTranslations('myPage');
  return (
    <div className="flex max-w-md flex-col gap-6">
      <div id={CARD_ID}>
        <MemberCard {...card} />
      </div>
      {card.tier === null && (
        <div role="alert">
          <Notice tone="warning" actions={<RetryLink />}>
            {t('card.tierUnknown')}
          </Notice>
        </div>
      )}
      <StoredCard
        cardId={CARD_ID}
        isComplete={card.tier !== null}
        path={localizedPath(locale, paths.myPageUserInfo.mobileUserCard())}
        texts={{
          title: t('menu.entries.mobileUserCard'),
          stored: t('card.stored'),
          notStored: t('card.notStored'),
          offline: t('card.offline', { day: formatDay(todaySeoul, locale) }),
          reconnect: t('card.reconnect'),
        }}
      />
    </div>
  );
}
