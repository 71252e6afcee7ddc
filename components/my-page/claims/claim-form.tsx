'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { isProblemError } from '@/lib/bff/problem-error';
import { CLAIM_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import {
  type ClaimField,
  type ClaimForm,
  type ClaimProblems,
  claimBodyOf,
  claimProblems,
  claimReasons,
  claimRefusal,
  emptyClaim,
  isClaimForm,
  sendClaim,
  TYPED_STAY,
} from '@/lib/my-page/claim-form';
import { paths } from '@/lib/paths';
import { AttachmentField } from '../shell/attachment-field';
import { DoneNotice } from '../shell/done-notice';
import { SaveBar } from '../shell/save-bar';
import { useDraft } from '../shell/use-draft';
import { useMemberAction } from '../shell/use-member-action';
import { useProblemSentence } from '../shell/use-problem-sentence';
import { type StayChoices, StayFields } from './stay-fields';

export interface ClaimFormViewProps extends StayChoices {
  owner: string;
  /** The past stay that the member came from. */
  chosen: string;
}

/** Asks for the points of a past stay. */
export function ClaimFormView({ owner, chosen, ...choices }: ClaimFormViewProps) {
  const t = useTranslations('centre.claim');
  const locale = useLocale() as Locale;
  const sentenceOf = useProblemSentence();
  const id = useId();
  const rules = { ...choices, locale };
  // Each stay has a draft of its own where the member comes from one.
  const { values, change, forget, restored } = useDraft(
    { form: chosen === '' ? 'claim' : `claim:${chosen}`, owner },
    { ...emptyClaim, stay: chosen },
    isClaimForm,
  );
  const [problems, setProblems] = useState<ClaimProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [earlier, setEarlier] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { run, pending } = useMemberAction(sendClaim);

  const edit = (part: Partial<ClaimForm>) => {
    setFailure(null);
    change({ ...part, key: crypto.randomUUID() });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = claimProblems(values, rules);
    setProblems(found);
    setFailure(null);
    setEarlier(null);
    setAttempt((before) => before + 1);
    if (Object.keys(found).length > 0) return;
    const key = values.key || crypto.randomUUID();
    if (!values.key) change({ key });
    try {
      const { claimNo } = await run({ body: claimBodyOf(values, rules, languageOf(locale).code), key });
      forget();
      setSent(claimNo);
    } catch (error) {
      if (!isProblemError(error)) throw error;
      const refused = claimRefusal(error.hubCode, values.stay === TYPED_STAY);
      if (refused?.files) change({ files: [] });
      if (refused) setProblems(refused);
      else setFailure(sentenceOf(error));
      if (error.hubCode === 'CLAIM_EXISTS')
        setEarlier((error.data as { claimNo?: string } | undefined)?.claimNo ?? null);
      setAttempt((before) => before + 1);
    }
  };

  if (sent !== null) {
    return (
      <DoneNotice
        title={t('done.title')}
        sentence={t('done.sentence', { number: sent, days: choices.decisionDays })}
        href={localizedPath(locale, paths.myPagePoint.pointsAdjustmentDetail(sent))}
        label={t('done.see')}
      />
    );
  }
  const errorOf = (field: ClaimField) => problems[field] && t(`problems.${problems[field]}`);
  const errors = (Object.keys(problems) as ClaimField[]).map((field) => ({
    fieldId: `${id}-${field}`,
    message: errorOf(field) ?? '',
  }));
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-10">
      {restored && <Notice>{t('restored')}</Notice>}
      <FormErrorSummary key={attempt} title={t('summary')} errors={errors} />
      {earlier !== null && (
        <p>
          <TextLink href={localizedPath(locale, paths.myPagePoint.pointsAdjustmentDetail(earlier))} prefetch={false}>
            {t('earlier')}
          </TextLink>
        </p>
      )}
      <StayFields id={id} values={values} choices={choices} errorOf={errorOf} onChange={edit} />
      <div id={`${id}-reason`} tabIndex={-1}>
        <RadioGroup
          legend={t('reason')}
          name="reason"
          value={values.reason}
          onChange={({ target }) => edit({ reason: target.value })}
          options={claimReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          error={errorOf('reason')}
        />
      </div>
      <TextField
        id={`${id}-points`}
        name="points"
        label={t('points')}
        mark={t('optional')}
        hint={t('pointsHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={values.points}
        onChange={({ target }) => edit({ points: target.value })}
        error={errorOf('points')}
      />
      <TextArea
        id={`${id}-text`}
        name="text"
        label={t('text')}
        mark={t('optional')}
        hint={t('textHint', { count: CLAIM_TEXT_MAX })}
        value={values.text}
        onChange={({ target }) => edit({ text: target.value })}
        error={errorOf('text')}
      />
      <AttachmentField
        id={`${id}-files`}
        files={values.files}
        onChange={(files) => edit({ files })}
        error={errorOf('files')}
      />
      <SaveBar
        result={failure === null ? null : { kind: 'failed', sentence: failure }}
        label={t('submit')}
        pending={pending}
        pendingLabel={t('pending')}
      />
    </form>
  );
}
