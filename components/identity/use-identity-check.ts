import { useCallback, useEffect, useRef, useState } from 'react';
import { bffGet } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { appView } from '@/lib/channel/app-view';
import type { IdentityOutcome, IdentityPurpose } from '@/lib/identity/identity-start';
import { onIdentityMessage } from './identity-message';

/** The provider's window. */
const POPUP = { width: 500, height: 550 };
const POLL_MS = 4_000;

export type IdentityCheckStep = 'idle' | 'waiting' | 'unavailable' | IdentityOutcome;

interface IdentityCheck {
  step: IdentityCheckStep;
  /** Called within the click. False where a popup is not possible. */
  openPopup: (address: string) => boolean;
  /** Once the visitor continues in the page: a popup that is still loading would start over in its place. */
  closePopup: () => void;
  /** Asks the server whether somebody is verified by now. */
  look: () => void;
}

/** Not on a phone, and not inside the apps. */
const hasPopups = () => appView() === null && window.matchMedia(`(min-width: ${POPUP.width + 100}px)`).matches;

/**
 * Follows a verification in a popup by its message, and by asking the server on focus and every few seconds. Opener
 * policies hide whether the popup was closed, so the form stays usable.
 * @param known the verification that there was when the page was rendered: it is not the one that is waited for
 */
export function useIdentityCheck(
  purpose: IdentityPurpose,
  known: string | null,
  onVerified: () => void,
): IdentityCheck {
  const [step, setStep] = useState<IdentityCheckStep>('idle');
  const finished = useRef(false);
  const popup = useRef<Window>(null);

  /** @param otherwise step if no person is verified; undefined keeps the step */
  const ask = useCallback(
    async (otherwise?: IdentityCheckStep) => {
      try {
        const { verification } = await bffGet<{ verification: string | null }>(
          `/api/identity/state?purpose=${purpose}`,
        );
        if (finished.current) return;
        if (verification === null || verification === known) {
          if (otherwise) setStep(otherwise);
          return;
        }
        finished.current = true;
        setStep('verified');
        onVerified();
      } catch (error) {
        if (!isProblemError(error)) throw error;
        // A background check is repeated by itself.
        if (otherwise) setStep('unavailable');
      }
    },
    [purpose, known, onVerified],
  );

  useEffect(
    () => onIdentityMessage(purpose, (outcome) => (outcome === 'verified' ? void ask('expired') : setStep(outcome))),
    [purpose, ask],
  );

  useEffect(() => {
    if (step !== 'waiting') return;
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const timer = setInterval(look, POLL_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [step, ask]);

  return {
    step,
    openPopup(address) {
      if (!hasPopups()) return false;
      const { width, height } = POPUP;
      popup.current = window.open(address, 'identity', `popup,width=${width},height=${height}`);
      if (popup.current === null) return false;
      finished.current = false;
      setStep('waiting');
      return true;
    },
    closePopup: () => popup.current?.close(),
    look: () => void ask('expired'),
  };
}
