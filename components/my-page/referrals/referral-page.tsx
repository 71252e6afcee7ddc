import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay, seoulMoment } from '@/lib/dates/format';
import type { OwnReferral, ReferredMember } from '@/lib/hub/contract/referral';
import { drawQrCode } from '@/lib/my-page/drawn-code';
import { loadOwnReferral, loadReferrals } from '@/lib/my-page/load-referrals';
import { MemberAnswer } from '../shell/member-answer';
import { MemberSection } from '../shell/member-section';
import { CodePicture } from '../user-info/code-picture';
import { ReferrerForm, type ReferrerFormProps, ShareLink } from './referral-forms';

export interface ReferralPageProps extends Omit<ReferrerFormProps, 'resultId'> {
  linkOf: (code: string) => string;
}

const REGISTERED_ID = 'registered';

const mayRegister = ({ referrer, mayRegisterYn }: OwnReferral) => referrer === null && mayRegisterYn === 'Y';

export function ReferralPage({ type, membershipNo, cameBy, linkOf }: ReferralPageProps) {
  const t = useTranslations('myPage.referral');
  const locale = useLocale();
  const { myPage, common } = useMessages();
  const texts = { myPage: { referral: myPage.referral }, common: { form: common.form } };
  const ofForm = ({ referrer, mayRegisterYn, registerUntil }: OwnReferral) => {
    if (referrer !== null) {
      const { day } = seoulMoment(referrer.registeredAt, locale);
      return (
        <div id={REGISTERED_ID} tabIndex={-1} className="max-w-reading">
          <Notice tone="success">{t('registered', { name: referrer.maskedName, day })}</Notice>
        </div>
      );
    }
    if (mayRegisterYn === 'N') return <p className="text-ink-soft">{t('problems.tooLate')}</p>;
    return (
      <>
        {registerUntil !== null && (
          <p className="mb-6 text-ink-soft">{t('registerUntil', { day: formatDay(registerUntil, locale) })}</p>
        )}
        <ReferrerForm type={type} membershipNo={membershipNo} cameBy={cameBy} resultId={REGISTERED_ID} />
      </>
    );
  };
  return (
    <MemberAnswer load={loadOwnReferral(type)}>
      {(own) => (
        <NextIntlClientProvider locale={locale} messages={texts}>
          <div className="flex flex-col gap-16">
            <Section rule title={t(`${type}.registerTitle`)} lead={mayRegister(own) && t(`${type}.registerLead`)}>
              {ofForm(own)}
            </Section>
            <Section rule title={t('linkTitle')} lead={t(`${type}.linkLead`)}>
              <div className="flex flex-wrap items-start gap-10">
                <div className="min-w-0 flex-1 basis-72">
                  <ShareLink link={linkOf(own.code)} />
                </div>
                <CodePicture code={drawQrCode(linkOf(own.code))} label={t('qr')} className="size-40" />
              </div>
            </Section>
            <Section rule title={t('progressTitle')}>
              <MemberSection load={loadReferrals(type)} skeleton={<Skeleton className="h-40" />}>
                {({ referrals }) => <ReferredMembers referrals={referrals} />}
              </MemberSection>
            </Section>
            <Section rule title={t('rulesTitle')}>
              <ul className="flex max-w-reading list-disc flex-col gap-2 pl-5 text-ink-soft marker:text-brass">
                <li>{t(`${type}.who`)}</li>
                <li>{t('rules.reward', { points: own.rewardPoints, days: own.rewardAfterDays })}</li>
                <li>{t('rules.once')}</li>
                <li>{t('rules.kept')}</li>
              </ul>
            </Section>
          </div>
        </NextIntlClientProvider>
      )}
    </MemberAnswer>
  );
}

const tones = { joined: 'neutral', booked: 'neutral', stayed: 'brass', rewarded: 'pine' } as const;

function ReferredMembers({ referrals }: { referrals: readonly ReferredMember[] }) {
  const locale = useLocale();
  const t = useTranslations('myPage.referral');
  const units = useTranslations('myPage.units');
  if (referrals.length === 0) return <p className="text-ink-soft">{t('nobody')}</p>;
  return (
    <ul className="divide-y divide-stone border-stone border-y">
      {referrals.map(({ maskedName, joinedAt, progress, points, rewardOn }) => (
        <li
          key={`${maskedName} ${joinedAt}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4"
        >
          <span>
            <span className="font-medium">{maskedName}</span>
            <span className="block text-ink-muted text-sm">
              {t('joinedOn', { day: seoulMoment(joinedAt, locale).day })}
            </span>
          </span>
          <span className="text-right">
            <Badge tone={tones[progress]}>{t(`progress.${progress}`)}</Badge>
            {progress === 'rewarded' && (
              <span className="tabular block text-ink-soft text-sm">{units('points', { points })}</span>
            )}
            {progress === 'stayed' && rewardOn !== null && (
              <span className="block text-ink-soft text-sm">{t('rewardOn', { day: formatDay(rewardOn, locale) })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
