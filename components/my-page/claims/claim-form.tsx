'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { boundFields } from '@/components/ui/bound-fields';
import { TextLink } from '@/components/ui/link';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { CLAIM_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import {
  addedPointsOf,
  type ClaimProblem,
  claimBodyOf,
  claimProblems,
  claimReasons,
  claimRefusal,
  earlierClaimNo,
  emptyClaim,
  isClaimForm,
  pointsAddedFor,
  sendClaim,
  TYPED_STAY,
} from '@/lib/my-page/claim-form';
import { problemSentences } from '@/lib/my-page/problem-sentences';
import { paths } from '@/lib/routes/paths';
import { DoneNotice } from '../shell/done-notice';
import { RequestForm } from '../shell/request-form';
import { useRequestForm } from '../shell/use-request-form';
import { type StayChoices, StayFields } from './stay-fields';

export interface ClaimFormViewProps extends StayChoices {
  owner: string;
  /** The past stay that the member came from. */
  chosen: string;
}

export function ClaimFormView({ owner, chosen, ...choices }: ClaimFormViewProps) {
  const t = useTranslations('centre.claim');
  const locale = useLocale() as Locale;
  const id = useId();
  const rules = { ...choices, locale };
  const form = useRequestForm({
    // A draft for each stay that the member came from.
    draft: { form: chosen === '' ? 'claim' : `claim:${chosen}`, owner },
    initial: { ...emptyClaim, stay: chosen },
    fits: isClaimForm,
    check: (values) => claimProblems(values, rules),
    bodyOf: (values) => claimBodyOf(values, rules, languageOf(locale).code),
    send: sendClaim,
    refusalOf: ({ hubCode }, { stay }) => claimRefusal(hubCode, stay === TYPED_STAY),
  });
  const { values, edit, sent } = form;
  const detailOf = (claimNo: string) => localizedPath(locale, paths.myPagePoint.pointsAdjustmentDetail(claimNo));

  if (sent !== null) {
    return (
      <DoneNotice
        title={t('done.title')}
        sentence={t('done.sentence', { number: sent.claimNo, days: choices.decisionDays })}
        href={detailOf(sent.claimNo)}
        label={t('done.see')}
      />
    );
  }
  const points = addedPointsOf(form.refused) ?? pointsAddedFor(values, choices);
  const errors = problemSentences(form.problems, (problem: ClaimProblem) => t(`problems.${problem}`, { points }));
  const field = boundFields<'points' | 'text'>({ id, values, onChange: edit, errorOf: (name) => errors[name] });
  const texts = { restored: t('restored'), summary: t('summary'), submit: t('submit'), pending: t('pending') };
  const earlier = earlierClaimNo(form.refused);
  const note = earlier !== null && (
    <p>
      <TextLink href={detailOf(earlier)}>{t('earlier')}</TextLink>
    </p>
  );
  return (
    <RequestForm id={id} texts={texts} form={form} errors={errors} note={note}>
      <StayFields id={id} values={values} choices={choices} errorOf={(field) => errors[field]} onChange={edit} />
      <div id={`${id}-reason`} tabIndex={-1}>
        <RadioGroup
          legend={t('reason')}
          name="reason"
          value={values.reason}
          onChange={({ target }) => edit({ reason: target.value })}
          options={claimReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          error={errors.reason}
        />
      </div>
      <TextField
        {...field('points')}
        label={t('points')}
        mark={t('optional')}
        hint={t('pointsHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextArea
        {...field('text')}
        label={t('text')}
        mark={t('optional')}
        hint={t('textHint', { count: CLAIM_TEXT_MAX })}
      />
    </RequestForm>
  );
}
