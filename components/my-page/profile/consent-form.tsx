'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { Checkbox } from '@/components/ui/checkbox';
import type { ConsentId } from '@/lib/hub/contract/consent';
import {
  type ConsentChanges,
  type ConsentChoice,
  consentChannels,
  consentSchema,
  sendConsents,
} from '@/lib/my-page/consent-schema';
import { SaveBar } from '../shell/save-bar';

export interface ConsentFormProps {
  saved: ConsentChoice;
  since: Partial<Record<ConsentId, string>>;
}

async function saveChanges(changes: ConsentChanges): Promise<'saved' | 'nothing'> {
  if (changes.length === 0) return 'nothing';
  await sendConsents(changes);
  return 'saved';
}

/** Optional consents; none is preselected. */
export function ConsentForm({ saved, since }: ConsentFormProps) {
  const t = useTranslations('myPage.consents');
  const mark = useTranslations('common.form')('optional');
  const sentenceOf = useProblemSentence({ changes: true });
  const { form, tick, typedIn, getValues, setValue, pending, refused, result, startAgain } = useSentForm({
    schema: consentSchema(saved),
    initial: saved,
    // Ticks have no problems.
    sentenceOf: (key: string) => key,
    send: saveChanges,
    refusalOf: () => null,
    refresh: useRouter().refresh,
  });
  const changed = () => {
    startAgain();
    if (!consentChannels.some((channel) => getValues(channel))) setValue('night', false);
  };
  const hasChannel = consentChannels.some((channel) => typedIn(channel));
  return (
    <form {...form} onChange={changed} className="flex max-w-form flex-col gap-2">
      {consentChannels.map((channel) => (
        <Checkbox key={channel} {...tick(channel)} label={t(channel)} mark={mark} hint={since[channel]} />
      ))}
      <Checkbox
        {...tick('night')}
        label={t('night')}
        mark={mark}
        hint={hasChannel ? `${since.night ?? ''} ${t('nightHint')}`.trim() : t('nightNeeds')}
        disabled={!hasChannel}
      />
      <div className="mt-4">
        <SaveBar
          failed={refused && sentenceOf(refused)}
          done={result !== null && t(result)}
          label={t('submit')}
          pending={pending}
          pendingLabel={t('pending')}
        />
      </div>
    </form>
  );
}
