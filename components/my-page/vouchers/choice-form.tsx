'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useResultOnPage } from '@/components/ui/show-result';
import { SubmitButton } from '@/components/ui/submit-button';
import { type ChoiceOutcome, choiceOutcomeOf, sendVoucherChoice } from '@/lib/my-page/choose-voucher';
import { textsOf } from '@/lib/my-page/draft';
import { useDraft } from '../shell/use-stored-draft';
import { ChoiceOption, type ChoiceOptionFacts } from './choice-option';

export interface ChoiceFormProps {
  voucherId: string;
  membershipNo: string;
  lang: string;
  options: readonly ChoiceOptionFacts[];
  children: ReactNode;
  made: { by: 'member' | 'default'; optionId: string } | null;
  /** Id of the result, which takes the focus after the choice. */
  resultId: string;
}

/** What the title of the summary says; a missing choice has the form's own title. */
const outcomes = { missing: undefined, gone: 'notDone', failed: 'notDone', unsure: 'unsure' } as const;

const nothing = { optionId: '' };
const draftSchema = textsOf('optionId');

export function ChoiceForm({ voucherId, membershipNo, lang, options, children, made, resultId }: ChoiceFormProps) {
  const t = useTranslations('myPage.voucherChoice');
  const id = useId();
  const { values, change, forget } = useDraft(
    { form: `choice:${voucherId}`, owner: membershipNo },
    nothing,
    draftSchema,
  );
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<'missing' | ChoiceOutcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { run, pending } = useAction(sendVoucherChoice, { refresh: useRouter().refresh });
  const expectResult = useResultOnPage(resultId);
  if (made !== null) {
    const isOther = made.by === 'member' && made.optionId !== values.optionId;
    // Another tab was first: this confirmation has issued nothing.
    return problem === 'madeBefore' && isOther ? (
      <Notice live tone="warning">
        {t('elsewhere')}
      </Notice>
    ) : null;
  }

  const chosen = options.find(({ optionId }) => optionId === values.optionId);
  const say = (found: typeof problem) => {
    setProblem(found);
    setAttempt((before) => before + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined) return say('missing');
    setProblem(null);
    setAsks(true);
  };
  const confirm = async () => {
    if (chosen === undefined) return;
    expectResult();
    const outcome = await run({ voucherId, optionId: chosen.optionId, lang }).catch(choiceOutcomeOf);
    if (outcome === 'done' || outcome === 'madeBefore') forget();
    setAsks(false);
    say(outcome);
  };
  const said =
    problem === null || problem === 'done' || problem === 'ended' || problem === 'madeBefore' ? null : problem;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      {said && (
        <FormSummary
          summary={{
            attempt,
            errors: [{ fieldId: said === 'missing' ? `${id}-0` : undefined, message: t(said) }],
            outcome: outcomes[said],
          }}
          title={t('summary')}
        />
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('legend')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] sm:gap-4">
          {options.map((option, at) => (
            <ChoiceOption
              key={option.optionId}
              id={`${id}-${at}`}
              option={option}
              checked={option.optionId === values.optionId}
              onChoose={() => change({ optionId: option.optionId })}
            />
          ))}
        </div>
      </fieldset>
      <div className="empty:hidden">{children}</div>
      <div>
        <p className="mb-4 text-ink-soft">{t('final')}</p>
        <SubmitButton pending={pending} pendingLabel={t('pending')}>
          {t('submit')}
        </SubmitButton>
      </div>
      <ChoiceQuestion
        chosen={asks ? chosen : undefined}
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      />
    </form>
  );
}

interface ChoiceQuestionProps {
  chosen: ChoiceOptionFacts | undefined;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function ChoiceQuestion({ chosen, pending, onConfirm, onClose }: ChoiceQuestionProps) {
  const t = useTranslations('myPage.voucherChoice');
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={onClose}
      title={t('question', { name: chosen?.name ?? '' })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button pending={pending} pendingLabel={t('pending')} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('questionSentence', { day: chosen?.lastDay ?? '' })}</p>
    </Dialog>
  );
}
