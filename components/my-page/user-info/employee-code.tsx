import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { drawQrCode } from '@/lib/my-page/drawn-code';
import { loadEmployeeCode } from '@/lib/my-page/load-employee-code';
import { MemberSection } from '../shell/member-section';
import { CodePicture } from './code-picture';

export interface EmployeeCodeProps {
  linkOf: (code: string) => string;
}

/** The employee's referral link as a QR code, from a call of its own, so that the card does not wait. */
export function EmployeeCode({ linkOf }: EmployeeCodeProps) {
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
