import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { drawQrCode } from '@/lib/my-page/drawn-code';
import { loadEmployeeCode } from '@/lib/my-page/member-loads';
import { MemberSection } from '../shell/member-section';
import { CodePicture } from './code-picture';
import { ExpiringCode } from './expiring-code';

/** The employee's referral code, from a call of its own, so that the card does not wait. */
export function EmployeeCode() {
  const t = useTranslations('myPage.card.employee');
  return (
    <Section title={t('title')} lead={t('lead')}>
      <MemberSection load={loadEmployeeCode()} skeleton={<Skeleton className="size-64" />}>
        {(code) =>
          code === null ? (
            <p>{t('none')}</p>
          ) : (
            <ExpiringCode
              expiresAt={code.expiresAt}
              remainingMs={code.remainingMs}
              texts={{
                remaining: t('remaining'),
                lapsed: t('lapsed'),
                renewed: t('renewed'),
                renew: t('renew'),
                renewing: t('renewing'),
                noConnection: t('noConnection'),
              }}
            >
              <CodePicture code={drawQrCode(code.qrCode)} label={t('code')} className="size-full" />
            </ExpiringCode>
          )
        }
      </MemberSection>
    </Section>
  );
}
