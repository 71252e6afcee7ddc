import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { appView } from '@/lib/channel/app-view';
import type { IdentityPurpose } from '@/lib/identity/identity-start';
import { type IdentityCheckStep, newVerificationAtoms } from '@/lib/identity/verification-atoms';
import { onIdentityMessage } from './identity-message';

/** The provider's window. */
const POPUP = { width: 500, height: 550 };

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
  const [{ stepAtom, verificationAtom }] = useState(() => newVerificationAtoms(purpose, crypto.randomUUID()));
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
    () => onIdentityMessage(purpose, (outcome) => (outcome === 'verified' ? void look() : setStep(outcome))),
    [purpose, look, setStep],
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
