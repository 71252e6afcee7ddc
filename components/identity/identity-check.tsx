'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useCallback } from 'react';
import { useNextStep } from '@/components/layout/use-next-step';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { HardLink } from '@/components/ui/hard-link';
import { Notice, type NoticeTone } from '@/components/ui/notice';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { IdentityPurpose } from '@/lib/identity/identity-start';
import type { IdentityCheckStep } from '@/lib/identity/verification-atoms';
import { paths } from '@/lib/routes/paths';
import { useIdentityCheck } from './use-identity-check';

export interface IdentityCheckProps {
  purpose: IdentityPurpose;
  /** Page for the verified person, with its language segment; the server knows who that is (`readVerifiedPerson`). */
  href: string;
  /** `verificationId` of the person who is verified already, or null. */
  known: string | null;
  /** That page is this one: refresh it. */
  isHere?: boolean;
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
export function IdentityCheck({ purpose, href, known, isHere = false }: IdentityCheckProps) {
  const t = useTranslations('auth.identity');
  const locale = useLocale();
  const { refresh } = useRouter();
  const goTo = useNextStep();
  const onVerified = useCallback(() => (isHere ? refresh() : goTo(href)), [isHere, refresh, goTo, href]);
  const { step, openPopup, closePopup, look } = useIdentityCheck(purpose, known, onVerified);
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
