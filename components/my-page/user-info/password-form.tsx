'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { useWaiting } from '@/components/ui/use-waiting';
import type { Messages } from '@/lib/i18n/messages';
import { changePassword, type PasswordOutcome } from '@/lib/my-page/change-password';
import { type PasswordChange, type PasswordChangeProblems, passwordChangeProblems } from '@/lib/my-page/password-rule';
import { PasswordDone } from './password-done';
import { PasswordField } from './password-field';

type Field = keyof PasswordChange;
type ProblemKey = keyof Messages['myPage']['password']['problems'];

const fields = [
  { name: 'currentPassword', label: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'new', autoComplete: 'new-password' },
  { name: 'repeatedPassword', label: 'repeat', autoComplete: 'new-password' },
] as const satisfies readonly { name: Field; label: string; autoComplete: string }[];

/** Key of the sentence for each problem of each field. */
function sentenceKey(field: Field, problems: PasswordChangeProblems): ProblemKey | undefined {
  if (field === 'currentPassword') return problems.currentPassword && 'currentMissing';
  if (field === 'newPassword') return problems.newPassword;
  return problems.repeatedPassword === 'missing' ? 'repeatMissing' : problems.repeatedPassword;
}

const refusals: Record<Exclude<PasswordOutcome, 'changed'>, { field?: Field; key: ProblemKey }> = {
  wrongCurrent: { field: 'currentPassword', key: 'wrongCurrent' },
  weak: { field: 'newPassword', key: 'kinds' },
  failed: { key: 'failed' },
};

/** The password change: checked here first, and what was typed stays after a refusal. */
export function PasswordForm({ membershipId }: { membershipId: string }) {
  const t = useTranslations('myPage.password');
  const id = useId();
  const [values, setValues] = useState<PasswordChange>({ currentPassword: '', newPassword: '', repeatedPassword: '' });
  const [errors, setErrors] = useState<{ field?: Field; key: ProblemKey }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'open' | 'pending' | 'done'>('open');
  const running = useRef(false);
  useWaiting(state === 'pending');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    const problems = passwordChangeProblems(values);
    const found = fields.flatMap(({ name }) => {
      const key = sentenceKey(name, problems);
      return key ? [{ field: name, key }] : [];
    });
    setErrors(found);
    setAttempt((before) => before + 1);
    if (found.length > 0) return;
    running.current = true;
    setState('pending');
    let outcome: PasswordOutcome = 'failed';
    try {
      outcome = await changePassword(values.currentPassword, values.newPassword);
    } finally {
      running.current = false;
      setState(outcome === 'changed' ? 'done' : 'open');
    }
    if (outcome === 'changed') return;
    setErrors([refusals[outcome]]);
    setAttempt((before) => before + 1);
  };

  if (state === 'done') return <PasswordDone />;
  const fieldId = (field: Field) => `${id}-${field}`;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-7">
      <FormErrorSummary
        // A new attempt is a new message, even when it says the same.
        key={attempt}
        title={t('summary', { count: errors.length })}
        errors={errors.map(({ field, key }) => ({
          fieldId: field && fieldId(field),
          message: t(`problems.${key}`),
        }))}
      />
      {/* Lets password managers know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={membershipId} readOnly hidden />
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
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            error={error && t(`problems.${error.key}`)}
          />
        );
      })}
      <div>
        <Button type="submit" pending={state === 'pending'} pendingLabel={t('pending')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
