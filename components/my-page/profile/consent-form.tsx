'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Checkbox } from '@/components/ui/checkbox';
import { isProblemError } from '@/lib/bff/problem-error';
import type { ConsentId } from '@/lib/hub/contract/consent';
import {
  type ConsentChoice,
  consentChanges,
  consentChannels,
  hasChannel,
  saveConsents,
  ticked,
} from '@/lib/my-page/consent-choice';
import { SaveBar, type SaveResult } from '../shell/save-bar';
import { useProblemSentence } from '../shell/use-problem-sentence';

export interface ConsentFormProps {
  saved: ConsentChoice;
  /** Since when each is as it is, as a sentence. */
  since: Partial<Record<ConsentId, string>>;
}

/** Optional consents; none is preselected. */
export function ConsentForm({ saved, since }: ConsentFormProps) {
  const t = useTranslations('myPage.consents');
  const common = useTranslations('common.form');
  const sentenceOf = useProblemSentence({ changes: true });
  const [choice, setChoice] = useState(saved);
  const [result, setResult] = useState<SaveResult | null>(null);
  const { run, pending } = useAction(saveConsents, { refresh: useRouter().refresh });

  const tick = (id: ConsentId, given: boolean) => {
    setChoice((before) => ticked(before, id, given));
    setResult(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changes = consentChanges(saved, choice);
    if (changes.length === 0) return setResult({ kind: 'done', sentence: t('nothing') });
    setResult(null);
    try {
      await run(changes);
      setResult({ kind: 'done', sentence: t('saved') });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      setResult({ kind: 'failed', sentence: sentenceOf(error) });
    }
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-2">
      {consentChannels.map((channel) => (
        <Checkbox
          key={channel}
          name={channel}
          label={t(channel)}
          mark={common('optional')}
          hint={since[channel]}
          checked={choice[channel]}
          onChange={(event) => tick(channel, event.target.checked)}
        />
      ))}
      <Checkbox
        name="night"
        label={t('night')}
        mark={common('optional')}
        hint={hasChannel(choice) ? `${since.night ?? ''} ${t('nightHint')}`.trim() : t('nightNeeds')}
        disabled={!hasChannel(choice)}
        checked={choice.night}
        onChange={(event) => tick('night', event.target.checked)}
      />
      <div className="mt-4">
        <SaveBar result={result} label={t('submit')} pending={pending} pendingLabel={t('pending')} />
      </div>
    </form>
  );
}
