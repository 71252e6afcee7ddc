'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormSummary } from '@/components/layout/form-summary';
import { AccountName, PasswordField } from '@/components/layout/password-field';
import { useSentForm } from '@/components/layout/use-sent-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { passwordSchema } from '@/lib/account/password-schema';
import { sendWithdrawal } from '@/lib/my-page/leave-programme';
import { leavingProblemOf } from '@/lib/my-page/leaving-problem';

export interface WithdrawalFormProps {
  membershipId: string;
  endedHref: string;
  /** Reservations have to be settled first: the form is hidden, a refusal stays. */
  isBlocked: boolean;
}

export function WithdrawalForm({ membershipId, endedHref, isBlocked }: WithdrawalFormProps) {
  const t = useTranslations('myPage.leaving');
  const { refresh } = useRouter();
  const { form, field, summary, pending, refused } = useSentForm({
    schema: passwordSchema,
    sentenceOf: (key: 'missing') => t(`problems.${key}`),
    send: ({ password }: { password: string }) => sendWithdrawal({ password, endedHref }),
    refusalOf: (problem) => {
      const refusal = leavingProblemOf(problem);
      if (refusal === null) return null;
      // The reservation in question is not on this page yet.
      if (refusal.key === 'reservationsAhead') refresh();
      const sentence = t(`problems.${refusal.key}`, { minutes: refusal.minutes ?? 0 });
      return { sentence, ...(refusal.isOfPassword && { field: 'password' }) };
    },
    refresh,
  });

  const errors = <FormSummary summary={summary} title={t('summary')} />;
  if (isBlocked) {
    return (
      <div className="flex max-w-form flex-col gap-7">
        {refused?.hubCode === 'RESERVATIONS_AHEAD' && errors}
        <p className="text-ink-soft">{t('confirm.blocked')}</p>
      </div>
    );
  }
  return (
    <form {...form} className="flex max-w-form flex-col gap-7">
      {errors}
      <AccountName membershipId={membershipId} />
      <PasswordField {...field('password')} label={t('confirm.password')} autoComplete="current-password" />
      <div>
        <SubmitButton variant="danger" pending={pending} pendingLabel={t('confirm.pending')}>
          {t('confirm.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
