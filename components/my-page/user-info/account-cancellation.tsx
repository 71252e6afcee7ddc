import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { loadWithdrawalPreview } from '@/lib/my-page/load-profile';
import { paths } from '@/lib/routes/paths';
import { MemberAnswer } from '../shell/member-answer';
import { LostBenefits } from './lost-benefits';
import { UnsettledReservations } from './unsettled-reservations';
import { WithdrawalForm } from './withdrawal-form';

export interface AccountCancellationProps {
  locale: Locale;
  membershipId: string;
  messages: Pick<Messages, 'common' | 'myPage'>;
}

export function AccountCancellation({ locale, membershipId, messages }: AccountCancellationProps) {
  const t = useTranslations('myPage.leaving');
  const { common, myPage } = messages;
  const { leaving } = myPage;
  return (
    <MemberAnswer load={loadWithdrawalPreview(languageOf(locale).code)}>
      {(preview) => {
        const isBlocked = preview.stays.length + preview.tables.length > 0;
        return (
          <div className="flex flex-col gap-16">
            {isBlocked && <UnsettledReservations locale={locale} stays={preview.stays} tables={preview.tables} />}
            <LostBenefits locale={locale} preview={preview} />
            <Section
              rule
              title={t(isBlocked ? 'confirm.submit' : 'confirm.title')}
              lead={!isBlocked && t('confirm.lead')}
            >
              <NextIntlClientProvider
                messages={{
                  myPage: {
                    leaving: { confirm: leaving.confirm, summary: leaving.summary, problems: leaving.problems },
                  },
                  common: { form: common.form, password: common.password },
                }}
              >
                <WithdrawalForm
                  membershipId={membershipId}
                  endedHref={localizedPath(locale, paths.membershipEnded())}
                  isBlocked={isBlocked}
                />
              </NextIntlClientProvider>
            </Section>
          </div>
        );
      }}
    </MemberAnswer>
  );
}
