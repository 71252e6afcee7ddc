'use client';

import { useAtom, useAtomValue } from 'jotai';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNextStep } from '@/components/layout/use-next-step';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { HardLink } from '@/components/ui/hard-link';
import { Notice, type NoticeTone } from '@/components/ui/notice';
import { appView } from '@/lib/channel/app-view';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { IdentityPurpose } from '@/lib/identity/identity-start';
import { type IdentityCheckStep, newVerificationAtoms } from '@/lib/identity/verification-atoms';
import { paths } from '@/lib/routes/paths';
import { type AskingForm, onIdentityMessage } from './identity-message';

export interface IdentityCheckProps {
  purpose: IdentityPurpose;
  /** Page for the verified person, with its language segment; the server knows who that is (`readVerifiedPerson`). */
  href: string;
  /** `verificationId` of the person who is verified already, or null. */
  known: string | null;
  /** That page is this one: refresh it. */
  isHere?: boolean;
  /** In place of either: what was typed on this page stays. */
  onVerified?: () => void;
}

const tones: Partial<Record<IdentityCheckStep, NoticeTone>> = {
  waiting: 'info',
  verified: 'success',
  cancelled: 'info',
};

/**
 * Starts a verification and shows its outcome. A link, which also works without script, inside the apps, on a phone and
 * where popups are blocked; elsewhere a click opens a popup. Texts: `auth.identity`.
 */
export function IdentityCheck({ purpose, href, known, isHere = false, onVerified }: IdentityCheckProps) {
  const t = useTranslations('auth.identity');
  const locale = useLocale();
  const { refresh } = useRouter();
  const goTo = useNextStep();
  const goOn = useCallback(() => {
    if (onVerified) onVerified();
    else if (isHere) refresh();
    else goTo(href);
  }, [onVerified, isHere, refresh, goTo, href]);
  const { step, openPopup, closePopup, look } = useIdentityCheck({ purpose, href }, known, goOn);
  const addressIn = (window: 'popup' | 'page') =>
    localizedPath(locale, paths.identityVerification({ purpose, window, returnTo: href }));

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (openPopup(addressIn('popup'))) event.preventDefault();
  }

  return (
    <div className="flex flex-col gap-4">
      <div aria-live="polite">
        {step !== 'idle' && (
          <Notice tone={tones[step] ?? 'error'} title={t(step)}>
            {t(step === 'verified' ? 'verifiedForm' : `${step}Hint`)}
          </Notice>
        )}
      </div>
      {step !== 'verified' && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {/* The `form-action` of this page's policy refuses the provider. */}
          <HardLink because="policy" href={addressIn('page')} onClick={open} className={buttonClass({ wide: true })}>
            {t(step === 'idle' ? 'start' : 'again')}
          </HardLink>
          {step === 'waiting' && (
            <HardLink
              because="policy"
              href={addressIn('page')}
              onClick={closePopup}
              className={buttonClass({ variant: 'quiet' })}
            >
              {t('inPlace')}
            </HardLink>
          )}
          {step === 'unavailable' && (
            <Button variant="quiet" onClick={look}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const POPUP = { width: 500, height: 550 };

interface IdentityCheck {
  step: IdentityCheckStep;
  /** Called within the click. False where a popup is not possible. */
  openPopup: (address: string) => boolean;
  /** Once the visitor continues in the page: a popup that is still loading would start over in its place. */
  closePopup: () => void;
  look: () => void;
}

/** Not on a phone, and not inside the apps. */
const hasPopups = () => appView() === null && window.matchMedia(`(min-width: ${POPUP.width + 100}px)`).matches;

/**
 * Follows a verification in a popup by its message, and by asking the server on focus and every few seconds. Opener
 * policies hide whether the popup was closed, so the form stays usable.
 * @param known the verification that there was when the page was rendered: it is not the one that is waited for
 */
function useIdentityCheck({ purpose, href }: AskingForm, known: string | null, onVerified: () => void): IdentityCheck {
  const [{ stepAtom, verificationAtom }] = useState(() => newVerificationAtoms({ purpose, href }, crypto.randomUUID()));
  const [step, setStep] = useAtom(stepAtom);
  const { data: verification, refetch } = useAtomValue(verificationAtom);
  const popup = useRef<Window>(null);
  const isVerified = verification !== null && verification !== known;

  const verified = useEffectEvent(onVerified);
  useEffect(() => {
    if (!isVerified) return;
    // Ends the interval.
    setStep('verified');
    verified();
  }, [isVerified, setStep]);

  const look = useCallback(async () => {
    const { error } = await refetch();
    setStep(error === null ? 'expired' : 'unavailable');
  }, [refetch, setStep]);

  useEffect(
    () => onIdentityMessage({ purpose, href }, (outcome) => (outcome === 'verified' ? void look() : setStep(outcome))),
    [purpose, href, look, setStep],
  );

  useEffect(() => {
    if (step !== 'waiting') return;
    // A closed popup gives the focus back, which changes no visibility.
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [step, refetch]);

  return {
    step: isVerified ? 'verified' : step,
    openPopup(address) {
      if (!hasPopups()) return false;
      const { width, height } = POPUP;
      popup.current = window.open(address, 'identity', `popup,width=${width},height=${height}`);
      if (popup.current === null) return false;
      setStep('waiting');
      return true;
    },
    closePopup: () => popup.current?.close(),
    look: () => void look(),
  };
}
