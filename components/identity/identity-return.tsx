'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { FocusedMessage } from '@/components/ui/focused-message';
import { HardLink } from '@/components/ui/hard-link';
import { TextLink } from '@/components/ui/link';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import type {
  IdentityAnswer,
  IdentityOutcome,
  IdentityPurpose,
  IdentityWindow,
  ReturnOutcome,
} from '@/lib/identity/identity-start';
import { leavePage } from '@/lib/navigation/leave-page';
import { replaceAddress } from '@/lib/navigation/replace-address';
import { handlers } from '@/lib/routes/handlers';
import { notifyForm } from './identity-message';

export interface IdentityReturnProps {
  /** From the address, where there is no result to ask for. */
  outcome: ReturnOutcome | null;
  opensIn: IdentityWindow;
  /** Null where this browser no longer knows which form asked. */
  purpose: IdentityPurpose | null;
  homeHref: string;
  /** Addresses of the form and of a new start; null where this browser has started nothing. */
  backHref: string | null;
  againHref: string | null;
}

type Step = IdentityOutcome | 'checking' | 'unavailable';

function stepOf({ code, status }: ProblemError): IdentityOutcome | 'unavailable' {
  if (code === 'conflict') return 'used';
  if (code === 'forbidden') return 'otherBrowser';
  if (code === 'identity_expired') return 'expired';
  return status === 0 || status >= 500 || code === 'rate_limited' ? 'unavailable' : 'unreadable';
}

/** Asks for the result once, notifies the form, and closes the popup or returns to the form. */
export function IdentityReturn({ outcome, opensIn, purpose, homeHref, backHref, againHref }: IdentityReturnProps) {
  const t = useTranslations('auth.identity');
  const [step, setStep] = useState<Step>(outcome ?? 'checking');
  const receipt = useRef<string | null>(null);
  const asking = useRef(false);

  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    setStep('checking');
    try {
      const answer = await bffPost<IdentityAnswer>(handlers.identity.result, { receipt: receipt.current });
      const came = answer.verified ? 'verified' : 'notVerified';
      notifyForm({ outcome: came, purpose: answer.purpose });
      setStep(came);
      if (!answer.verified) return;
      if (answer.window === 'popup') window.close();
      else leavePage(answer.returnTo);
    } catch (error) {
      if (!isProblemError(error)) throw error;
      const came = stepOf(error);
      if (came !== 'unavailable') notifyForm({ outcome: came, purpose });
      setStep(came);
    } finally {
      asking.current = false;
    }
  }, [purpose]);

  useEffect(() => {
    if (outcome === null) return;
    notifyForm({ outcome, purpose });
    // The form shows the cancellation.
    if (outcome === 'cancelled' && opensIn === 'popup') window.close();
  }, [outcome, purpose, opensIn]);

  useEffect(() => {
    if (outcome !== null || receipt.current !== null) return;
    receipt.current = window.location.hash.slice(1);
    // Remove the result from the address bar, so that it is not copied.
    replaceAddress((address) => {
      address.hash = '';
    });
    if (receipt.current === '') setStep('unreadable');
    else void ask();
  }, [outcome, ask]);

  if (step === 'checking') return <FocusedMessage title={t('checking')} sentence={t('checkingHint')} />;
  return (
    <FocusedMessage title={t(step)} sentence={t(`${step}Hint`)}>
      {step === 'unavailable' && <Button onClick={ask}>{t('retry')}</Button>}
      {step !== 'unavailable' && step !== 'verified' && againHref !== null && (
        // The `form-action` of this page's policy refuses the provider.
        <HardLink because="policy" href={againHref} className={buttonClass({})}>
          {t('again')}
        </HardLink>
      )}
      {opensIn === 'popup' ? (
        <Button variant="quiet" onClick={() => window.close()}>
          {t('close')}
        </Button>
      ) : (
        <TextLink href={backHref ?? homeHref}>{t(backHref === null ? 'home' : 'back')}</TextLink>
      )}
    </FocusedMessage>
  );
}
