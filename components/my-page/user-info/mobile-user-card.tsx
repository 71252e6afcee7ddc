import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { Renewal } from '@/components/layout/renewal';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SeoulDay } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/format';
import type { Tier } from '@/lib/hub/contract/member';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadDashboard } from '@/lib/member/load-member';
import { drawBarcode, drawQrCode } from '@/lib/my-page/drawn-code';
import { loadEmployeeCode } from '@/lib/my-page/load-profile';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { MemberSection } from '../shell/member-section';
import { RetryLink } from '../shell/unavailable';
import { CodePicture } from './code-picture';
import { StoredCard } from './stored-card';
import { TierPlate } from './tier-plate';

export interface MobileUserCardProps extends Omit<MemberCardProps, 'tier'> {
  linkOf: (code: string) => string;
  isEmployee: boolean;
  todaySeoul: SeoulDay;
}

const CARD_ID = 'member-card';

export function MobileUserCard({ isEmployee, linkOf, todaySeoul, ...member }: MobileUserCardProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-2">
      <Suspense fallback={<MemberCard {...member} tier={null} />}>
        <CardOfTier {...member} todaySeoul={todaySeoul} />
      </Suspense>
      {isEmployee && <EmployeeCode linkOf={linkOf} />}
    </div>
  );
}

async function CardOfTier({ todaySeoul, ...member }: Omit<MemberCardProps, 'tier'> & { todaySeoul: SeoulDay }) {
  const [locale, t, answer] = await Promise.all([getLocale(), getTranslations('myPage'), loadDashboard()]);
  if (answer.state === 'renew') return <Renewal />;
  const tier = dataOf(answer)?.tier ?? null;
  return (
    <div className="flex max-w-md flex-col gap-6">
      <div id={CARD_ID}>
        <MemberCard {...member} tier={tier} />
      </div>
      {tier === null && (
        <div role="alert">
          <Notice tone="warning" actions={<RetryLink />}>
            {t('card.tierUnknown')}
          </Notice>
        </div>
      )}
      <StoredCard
        cardId={CARD_ID}
        isComplete={tier !== null}
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

interface MemberCardProps {
  /** Null while the hub has not answered, or cannot. */
  tier: Tier | null;
  memberName: string;
  membershipNo: string;
}

function MemberCard({ tier, memberName, membershipNo }: MemberCardProps) {
  const t = useTranslations('myPage');
  return (
    <div className="overflow-hidden rounded-lg border border-stone-deep bg-white text-ink">
      <TierPlate tier={tier ?? 'classic'} className="rounded-none! px-7 py-8">
        <p className="display min-h-10 text-3xl">{tier && t(`tier.${tier}`)}</p>
        <p className="wrap-anywhere mt-8 text-ink-soft">{memberName}</p>
        <p className="tabular wrap-anywhere mt-1 text-lg tracking-[0.12em]">
          <span className="sr-only">{t('status.number')} </span>
          <span translate="no">{membershipNo}</span>
        </p>
      </TierPlate>
      <div className="flex flex-col items-center gap-4 px-4 py-6">
        <CodePicture code={drawQrCode(membershipNo)} label={t('card.qr')} className="w-56 max-w-full" />
        <CodePicture code={drawBarcode(membershipNo)} label={t('card.barcode')} className="h-20 w-full" />
      </div>
    </div>
  );
}

function EmployeeCode({ linkOf }: Pick<MobileUserCardProps, 'linkOf'>) {
  const t = useTranslations('myPage.card.employee');
  return (
    <Section title={t('title')} lead={t('lead')}>
      <MemberSection load={loadEmployeeCode()} skeleton={<Skeleton className="size-64" />}>
        {(answer) =>
          answer === null ? (
            <p>{t('none')}</p>
          ) : (
            <div className="max-w-xs rounded-lg border border-stone-deep bg-white p-2">
              <CodePicture code={drawQrCode(linkOf(answer.qrCode))} label={t('code')} className="size-full" />
            </div>
          )
        }
      </MemberSection>
    </Section>
  );
}
