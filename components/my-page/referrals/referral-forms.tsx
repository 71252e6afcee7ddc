'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { Button } from '@/components/ui/button';
import { useResultOnPage } from '@/components/ui/show-result';
import { TextField } from '@/components/ui/text-field';
import type { ReferralType } from '@/lib/hub/contract/referral';
import { textsOf } from '@/lib/my-page/draft';
import { referrerRefusalOf, referrerSchema, sendReferrer } from '@/lib/my-page/referrer-schema';
import { SaveBar } from '../shell/save-bar';
import { useDraftForm } from '../shell/use-draft-form';

export interface ReferrerFormProps {
  type: ReferralType;
  membershipNo: string;
  /** Referral code of the link by which the member came; empty for none. */
  cameBy: string;
  resultId: string;
}

const draftSchema = textsOf('referrer');

export function ReferrerForm({ type, membershipNo, cameBy, resultId }: ReferrerFormProps) {
  const t = useTranslations('myPage.referral');
  const { refresh } = useRouter();
  const expectResult = useResultOnPage(resultId);
  const { form, field, summary, pending } = useDraftForm({
    draft: { form: `referrer:${type}`, owner: membershipNo },
    initial: { referrer: cameBy },
    draftSchema,
    schema: referrerSchema,
    sentenceOf: (key: 'malformed') => t(`problems.${key}`),
    send: ({ referrer }) => sendReferrer({ type, referrer }),
    onSent: expectResult,
    refusalOf: (problem) => {
      const refusal = referrerRefusalOf(problem);
      if (refusal === null) return null;
      const { key, isOfField, minutes = 0 } = refusal;
      // An earlier try has registered it after all, or another tab: the page then shows the registration.
      if (key === 'already') {
        expectResult();
        refresh();
      }
      return { sentence: t(`problems.${key}`, { minutes }), ...(isOfField && { field: 'referrer' }) };
    },
    refresh,
  });
  return (
    <form {...form} className="flex max-w-form flex-col gap-7">
      <FormSummary summary={summary} title={t('summary')} />
      <TextField
        {...field('referrer')}
        label={t('field')}
        hint={t('fieldHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SaveBar label={t('submit')} pending={pending} pendingLabel={t('pending')} />
    </form>
  );
}

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
