'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { FocusedMessage } from '@/components/ui/focused-message';
import { HardLink } from '@/components/ui/hard-link';
import { TextLink } from '@/components/ui/link';
import type { ProblemError } from '@/lib/bff/problem-error';
import type { IdentityOutcome, IdentityPurpose, IdentityWindow, ReturnOutcome } from '@/lib/identity/identity-start';
import { sendReceipt } from '@/lib/identity/send-identity';
import { leavePage } from '@/lib/navigation/leave-page';
import { replaceAddress } from '@/lib/navigation/replace-address';
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

function stepOf({ code, status }: ProblemError): IdentityOutcome | 'unavailable' {
  if (code === 'conflict') return 'used';
  if (code === 'forbidden') return 'otherBrowser';
  if (code === 'identity_expired') return 'expired';
  return status === 0 || status >= 500 || code === 'rate_limited' ? 'unavailable' : 'unreadable';
}

/** Asks for the result once, notifies the form, and closes the popup or returns to the form. */
export function IdentityReturn({ outcome, opensIn, purpose, homeHref, backHref, againHref }: IdentityReturnProps) {
  const t = useTranslations('auth.identity');
  /** Names the result; empty if the address has none. */
  const [receipt, setReceipt] = useState<string | null>(null);
  const ask = useCallback(async (asked: string): Promise<IdentityOutcome> => {
    const answer = await sendReceipt(asked);
    const came = answer.verified ? 'verified' : 'notVerified';
    notifyForm({ outcome: came, purpose: answer.purpose, returnTo: answer.returnTo });
    if (answer.verified && answer.window === 'popup') window.close();
    else if (answer.verified) leavePage(answer.returnTo);
    return came;
  }, []);
  const { run, result, failure } = useAction(ask, {
    asks: true,
    failureOf: (problem) => {
      const came = stepOf(problem);
      if (came !== 'unavailable') notifyForm({ outcome: came, purpose, returnTo: backHref });
      return came;
    },
  });

  useEffect(() => {
    if (outcome === null) return;
    notifyForm({ outcome, purpose, returnTo: backHref });
    // The form shows the cancellation.
    if (outcome === 'cancelled' && opensIn === 'popup') window.close();
  }, [outcome, purpose, backHref, opensIn]);

  useEffect(() => {
    if (outcome !== null || receipt !== null) return;
    const asked = window.location.hash.slice(1);
    setReceipt(asked);
    // Remove the result from the address bar, so that it is not copied.
    replaceAddress((address) => {
      address.hash = '';
    });
    if (asked !== '') void run(asked);
  }, [outcome, receipt, run]);

  const step = outcome ?? (receipt === '' ? 'unreadable' : (result ?? failure ?? 'checking'));
  if (step === 'checking') return <FocusedMessage title={t('checking')} sentence={t('checkingHint')} />;
  return (
    <FocusedMessage title={t(step)} sentence={t(`${step}Hint`)}>
      {step === 'unavailable' && <Button onClick={() => void run(receipt ?? '')}>{t('retry')}</Button>}
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
