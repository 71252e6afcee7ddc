'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { PasswordField } from '@/components/layout/password-field';
import { useAction } from '@/components/layout/use-action';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { SubmitButton } from '@/components/ui/submit-button';
import { leaveProgramme } from '@/lib/my-page/leave-programme';
import { type LeavingProblem, leavingProblemOf } from '@/lib/my-page/leaving-problem';
import { AccountName } from './account-name';

export interface WithdrawalFormProps {
  membershipId: string;
  endedHref: string;
  /** Reservations have to be settled first: the form is hidden, a refusal stays. */
  isBlocked: boolean;
}

export function WithdrawalForm({ membershipId, endedHref, isBlocked }: WithdrawalFormProps) {
  const t = useTranslations('myPage.leaving');
  const { refresh } = useRouter();
  const fieldId = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<LeavingProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { run, pending } = useAction(leaveProgramme, { refresh });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    let found: LeavingProblem | null = { key: 'missing', isOfPassword: true };
    if (password !== '') {
      found = await run({ password, endedHref }).then(() => null, leavingProblemOf);
    }
    setProblem(found);
    setAttempt((before) => before + 1);
    // The reservation in question is not on this page yet.
    if (found?.key === 'reservationsAhead') refresh();
  };

  const sentence = problem ? t(`problems.${problem.key}`, { minutes: problem.minutes ?? 0 }) : undefined;
  const summary = sentence && (
    <FormErrorSummary
      key={attempt}
      title={t('summary')}
      errors={[{ fieldId: problem?.isOfPassword && fieldId, message: sentence }]}
    />
  );
  if (isBlocked) {
    return (
      <div className="flex max-w-form flex-col gap-7">
        {problem?.key === 'reservationsAhead' && summary}
        <p className="text-ink-soft">{t('confirm.blocked')}</p>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-7">
      {summary}
      <AccountName membershipId={membershipId} />
      <PasswordField
        id={fieldId}
        name="password"
        label={t('confirm.password')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem?.isOfPassword && sentence}
      />
      <div>
        <SubmitButton variant="danger" pending={pending} pendingLabel={t('confirm.pending')}>
          {t('confirm.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
