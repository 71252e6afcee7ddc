'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { PasswordField } from '@/components/layout/password-field';
import { useAction } from '@/components/layout/use-action';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { SubmitButton } from '@/components/ui/submit-button';
import { type PasswordChange, type PasswordChangeProblems, passwordChangeProblems } from '@/lib/account/password-rule';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import type { Messages } from '@/lib/i18n/messages';
import { changePassword } from '@/lib/my-page/change-password';
import { AccountName } from './account-name';
import { PasswordDone } from './password-done';

type Field = keyof PasswordChange;
type ProblemKey = keyof Messages['myPage']['password']['problems'];

const fields = [
  { name: 'currentPassword', label: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'new', autoComplete: 'new-password' },
  { name: 'repeatedPassword', label: 'repeat', autoComplete: 'new-password' },
] as const satisfies readonly { name: Field; label: string; autoComplete: string }[];

function sentenceKey(field: Field, problems: PasswordChangeProblems): ProblemKey | undefined {
  if (field === 'currentPassword') return problems.currentPassword && 'currentMissing';
  if (field === 'newPassword') return problems.newPassword;
  return problems.repeatedPassword === 'missing' ? 'repeatMissing' : problems.repeatedPassword;
}

interface FormError {
  field?: Field;
  key: ProblemKey;
  minutes?: number;
}

function errorOf(problem: ProblemError): FormError {
  if (problem.hubCode === 'WRONG_PASSWORD') return { field: 'currentPassword', key: 'wrongCurrent' };
  if (problem.hubCode === 'WEAK_PASSWORD') return { field: 'newPassword', key: 'kinds' };
  const minutes = minutesToWait(problem);
  return minutes === undefined ? { key: 'failed' } : { key: 'tooOften', minutes };
}

export function PasswordForm({ membershipId }: { membershipId: string }) {
  const t = useTranslations('myPage.password');
  const id = useId();
  const [values, setValues] = useState<PasswordChange>({ currentPassword: '', newPassword: '', repeatedPassword: '' });
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isDone, setDone] = useState(false);
  const { run, pending } = useAction(changePassword, { refresh: useRouter().refresh });
  const say = (found: FormError[]) => {
    setErrors(found);
    setAttempt((before) => before + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = passwordChangeProblems(values);
    const found = fields.flatMap(({ name }) => {
      const key = sentenceKey(name, problems);
      return key ? [{ field: name, key }] : [];
    });
    say(found);
    if (found.length > 0) return;
    try {
      await run(values);
      setDone(true);
    } catch (error) {
      if (!isProblemError(error)) throw error;
      say([errorOf(error)]);
    }
  };

  if (isDone) return <PasswordDone />;
  const fieldId = (field: Field) => `${id}-${field}`;
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-7">
      <FormErrorSummary
        // A repeated error is announced again.
        key={attempt}
        title={t('summary', { count: errors.length })}
        errors={errors.map(({ field, key, minutes = 0 }) => ({
          fieldId: field && fieldId(field),
          message: t(`problems.${key}`, { minutes }),
        }))}
      />
      <AccountName membershipId={membershipId} />
      {fields.map(({ name, label, autoComplete }) => {
        const error = errors.find(({ field }) => field === name);
        return (
          <PasswordField
            key={name}
            id={fieldId(name)}
            name={name}
            label={t(label)}
            autoComplete={autoComplete}
            value={values[name]}
            onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
            error={error && t(`problems.${error.key}`, { minutes: 0 })}
          />
        );
      })}
      <div>
        <SubmitButton pending={pending} pendingLabel={t('pending')}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
