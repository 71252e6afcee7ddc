'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { FocusedMessage } from '@/components/ui/focused-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { TextLink } from '@/components/ui/link';
import type { ProblemError } from '@/lib/bff/problem-error';
import type { IdentityPurpose, IdentityWindow } from '@/lib/identity/identity-start';
import { sendIdentityStart } from '@/lib/identity/send-identity';

export interface IdentityStartProps {
  purpose: IdentityPurpose;
  opensIn: IdentityWindow;
  returnTo: string;
}

const failureOf = ({ code }: ProblemError) => (code === 'rate_limited' ? 'limited' : 'unavailable');

function reachedByBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

export function IdentityStart({ purpose, opensIn, returnTo }: IdentityStartProps) {
  const t = useTranslations('auth.identity');
  /** By the browser's Back button, which must not lead to the provider again. */
  const [isBack, setBack] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { run, result, failure } = useAction(sendIdentityStart, { asks: true, failureOf });
  const begin = useCallback(() => {
    setBack(false);
    void run({ purpose, window: opensIn, returnTo });
  }, [run, purpose, opensIn, returnTo]);

  useEffect(() => {
    if (reachedByBack()) setBack(true);
    else begin();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBack(true);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [begin]);

  useEffect(() => {
    if (result !== null && !isBack) form.current?.submit();
  }, [result, isBack]);

  const step = isBack ? 'cameBack' : failure;
  if (step !== null) {
    return (
      <FocusedMessage title={t(step)} sentence={t(`${step}Hint`)}>
        <Button onClick={begin}>{t(step === 'cameBack' ? 'again' : 'retry')}</Button>
        {opensIn === 'popup' ? (
          <Button variant="quiet" onClick={() => window.close()}>
            {t('close')}
          </Button>
        ) : (
          <TextLink href={returnTo}>{t('back')}</TextLink>
        )}
      </FocusedMessage>
    );
  }
  if (result === null) return <FocusedMessage title={t('opening')} sentence={t('checkingHint')} />;
  return (
    <form ref={form} method="post" action={result.action}>
      <HiddenFields query={Object.entries(result.fields)} />
      <FocusedMessage title={t('opening')} sentence={t('openingHint')}>
        <Button type="submit">{t('go')}</Button>
      </FocusedMessage>
    </form>
  );
}
