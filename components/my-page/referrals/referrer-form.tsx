'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import type { ReferralType } from '@/lib/hub/contract/referral';
import { hasTexts } from '@/lib/my-page/draft';
import { type ReferrerRefusal, referrerRefusalOf, referrerTyped, registerReferrer } from '@/lib/my-page/referrer';
import { useDraft } from '../shell/use-draft';
import { useMemberAction } from '../shell/use-member-action';

export interface ReferrerFormProps {
  type: ReferralType;
  membershipNo: string;
  /** The code of the link by which the member came; empty where there was none. */
  cameBy: string;
}

const isTyped = (value: unknown): value is { referrer: string } => hasTexts(value, ['referrer']);

/** Names the member who referred the reader, by number or link. Once it is done the server draws who it is. */
export function ReferrerForm({ type, membershipNo, cameBy }: ReferrerFormProps) {
  const t = useTranslations('myPage.referral');
  const fieldId = useId();
  const { values, change, forget } = useDraft(
    { form: `referrer:${type}`, owner: membershipNo },
    { referrer: cameBy },
    isTyped,
  );
  const [problem, setProblem] = useState<ReferrerRefusal | { key: 'malformed'; isOfField: true } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { run, pending } = useMemberAction(registerReferrer);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const referrer = referrerTyped(values.referrer);
    const found =
      referrer === null
        ? ({ key: 'malformed', isOfField: true } as const)
        : await run({ type, referrer }).then(() => null, referrerRefusalOf);
    if (found === null && referrer !== null) forget();
    setProblem(found);
    setAttempt((before) => before + 1);
  };
  const minutes = problem && 'minutes' in problem ? (problem.minutes ?? 0) : 0;
  const sentence = problem ? t(`problems.${problem.key}`, { minutes }) : undefined;
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-7">
      {sentence && (
        <FormErrorSummary
          key={attempt}
          title={t('summary')}
          errors={[{ fieldId: problem?.isOfField ? fieldId : undefined, message: sentence }]}
        />
      )}
      <TextField
        id={fieldId}
        name="referrer"
        label={t('field')}
        hint={t('fieldHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={values.referrer}
        onChange={({ target }) => change({ referrer: target.value })}
        error={problem?.isOfField ? sentence : undefined}
      />
      <div>
        <SubmitButton pending={pending} pendingLabel={t('pending')}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
