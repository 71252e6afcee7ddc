'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FocusedMessage } from '@/components/ui/focused-message';
import { TextLink } from '@/components/ui/link';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import type { IdentityForm, IdentityPurpose, IdentityWindow } from '@/lib/identity/identity-start';
import { handlers } from '@/lib/routes/handlers';

export interface IdentityStartProps {
  purpose: IdentityPurpose;
  opensIn: IdentityWindow;
  returnTo: string;
}

/** `cameBack`: by the browser's Back button, which must not lead to the provider again. */
type Step = { at: 'opening' | 'cameBack' | 'unavailable' | 'limited' } | { at: 'leaving'; form: IdentityForm };

function reachedByBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

export function IdentityStart({ purpose, opensIn, returnTo }: IdentityStartProps) {
  const t = useTranslations('auth.identity');
  const [step, setStep] = useState<Step>({ at: 'opening' });
  const begun = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const begin = useCallback(async () => {
    if (begun.current) return;
    begun.current = true;
    setStep({ at: 'opening' });
    try {
      const body = { purpose, window: opensIn, returnTo };
      setStep({ at: 'leaving', form: await bffPost<IdentityForm>(handlers.identity.start, body) });
    } catch (error) {
      begun.current = false;
      if (!isProblemError(error)) throw error;
      setStep({ at: error.code === 'rate_limited' ? 'limited' : 'unavailable' });
    }
  }, [purpose, opensIn, returnTo]);

  useEffect(() => {
    if (reachedByBack()) setStep({ at: 'cameBack' });
    else void begin();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      begun.current = false;
      setStep({ at: 'cameBack' });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [begin]);

  useEffect(() => {
    if (step.at === 'leaving') form.current?.submit();
  }, [step]);

  if (step.at === 'opening') return <FocusedMessage title={t('opening')} sentence={t('checkingHint')} />;
  if (step.at === 'leaving') {
    return (
      <form ref={form} method="post" action={step.form.action}>
        {Object.entries(step.form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FocusedMessage title={t('opening')} sentence={t('openingHint')}>
          <Button type="submit">{t('go')}</Button>
        </FocusedMessage>
      </form>
    );
  }
  return (
    <FocusedMessage title={t(step.at)} sentence={t(`${step.at}Hint`)}>
      <Button onClick={begin}>{t(step.at === 'cameBack' ? 'again' : 'retry')}</Button>
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
