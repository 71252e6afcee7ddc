'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { useResultOnPage } from '@/components/ui/show-result';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import type { ReferralType } from '@/lib/hub/contract/referral';
import { hasTexts } from '@/lib/my-page/draft';
import { type ReferrerRefusal, referrerRefusalOf, referrerTyped, registerReferrer } from '@/lib/my-page/referrer';
import { useDraft } from '../shell/use-draft';

export interface ReferrerFormProps {
  type: ReferralType;
  membershipNo: string;
  /** Referral code of the link by which the member came; empty for none. */
  cameBy: string;
  /** Id of the registration, which replaces this form. */
  resultId: string;
}

const isTyped = (value: unknown): value is { referrer: string } => hasTexts(value, ['referrer']);

/** Names the member's referrer, by number or link. */
export function ReferrerForm({ type, membershipNo, cameBy, resultId }: ReferrerFormProps) {
  const t = useTranslations('myPage.referral');
  const fieldId = useId();
  const { values, change, forget } = useDraft(
    { form: `referrer:${type}`, owner: membershipNo },
    { referrer: cameBy },
    isTyped,
  );
  const [problem, setProblem] = useState<ReferrerRefusal | { key: 'malformed'; isOfField: true } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { refresh } = useRouter();
  const { run, pending } = useAction(registerReferrer, { refresh });
  const expectResult = useResultOnPage(resultId);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const referrer = referrerTyped(values.referrer);
    const found =
      referrer === null
        ? ({ key: 'malformed', isOfField: true } as const)
        : await run({ type, referrer }).then(() => null, referrerRefusalOf);
    if (found === null) {
      forget();
      expectResult();
    }
    setProblem(found);
    // An earlier try has registered it after all, or another tab: the page then shows the registration.
    if (found?.key === 'already') {
      expectResult();
      refresh();
    }
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

/** The member's own link, to copy or to share by the device. */
export function ShareLink({ link }: { link: string }) {
  const t = useTranslations('myPage.referral');
  const id = useId();
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setSaid('copied'),
      () => {
        // Without clipboard permission, select the link for copying.
        document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
        setSaid('notCopied');
      },
    );
  // A cancelled share rejects, and is no failure.
  const share = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <div className="flex max-w-form flex-col gap-5">
      <TextField id={id} name="link" label={t('link')} value={link} readOnly />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {said && t(said)}
      </p>
    </div>
  );
}
