'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { FocusedMessage } from '@/components/ui/focused-message';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { sendNotMe } from '@/lib/account/send-not-me';
import { problemMessageKey } from '@/lib/bff/problem-message-key';
import { replaceAddress } from '@/lib/navigation/replace-address';

interface NotMeProps {
  telephone: string | null;
  passwordHref: string;
}

const steps = ['sessions', 'points', 'stays', 'contact', 'password', 'enquiry'] as const;

const tokenInAddress = () => window.location.hash.slice(1);

/** One button. Opening the link changes nothing, so a program that fetches it in advance does no harm. */
export function NotMe({ telephone, passwordHref }: NotMeProps) {
  const t = useTranslations('auth.notMe');
  const problems = useTranslations('problems');
  const [token, setToken] = useState<string | null>(null);
  const { run, pending, failure, result, reset } = useAction(
    async (of: string) => {
      const answer = await sendNotMe(of);
      replaceAddress((address) => {
        address.hash = '';
      });
      return answer;
    },
    {
      failureOf: (problem) =>
        problem.code === 'not_found' || problem.code === 'invalid_input' ? 'gone' : problemMessageKey(problem),
    },
  );
  // The link of another mail, opened on this page, changes the fragment alone.
  const followAddress = useEffectEvent(() => {
    reset();
    setToken(tokenInAddress());
  });
  useEffect(() => {
    const follow = () => followAddress();
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const contact = telephone !== null && (
    <p>
      {t('contact')} <TelephoneLink number={telephone} />
    </p>
  );
  if (result !== null) {
    const { doneBefore, enquiryNo, mailedTo } = result;
    return (
      <Outcome
        title={t(doneBefore ? 'doneBeforeTitle' : 'doneTitle')}
        sentence={t(doneBefore ? 'doneBefore' : 'done', { enquiryNo })}
      >
        <p className="text-ink-soft">{t('next', { mailedTo })}</p>
        {contact}
        <ButtonLink href={passwordHref} className="self-start">
          {t('toPassword')}
        </ButtonLink>
      </Outcome>
    );
  }
  if (token === '' || failure === 'gone') {
    return (
      <Outcome title={t('goneTitle')} sentence={t('gone')}>
        {contact}
      </Outcome>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <h2 className="font-medium text-xl">{t('question')}</h2>
      <p className="text-ink-soft">{t('lead')}</p>
      <ul className="list-disc space-y-2 pl-5 text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{t('wasMe')}</p>
      {failure !== null && (
        <Notice live tone="error">
          {problems(failure)}
        </Notice>
      )}
      <Button
        className="self-start"
        pending={pending}
        pendingLabel={t('pending')}
        // A press that is repeated after hydration can come before the effect.
        onClick={() => void run(tokenInAddress())}
      >
        {t('submit')}
      </Button>
    </div>
  );
}

function Outcome({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <FocusedMessage title={title} sentence={sentence} />
      {children}
    </div>
  );
}
