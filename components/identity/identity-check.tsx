import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { Notice, type NoticeTone } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { IdentityPurpose } from '@/lib/identity/identity-start';
import { paths } from '@/lib/paths';
import { type IdentityCheckStep, useIdentityCheck } from './use-identity-check';

export interface IdentityCheckProps {
  purpose: IdentityPurpose;
  /** Address of the form with its language segment; a verification without a popup returns there. */
  returnTo: string;
  /**
   * Called after a verification in a popup; otherwise the page is loaded again at `returnTo`. The server knows who was
   * verified (`readVerifiedPerson`, `demandVerifiedPerson`). Must be stable.
   */
  onVerified: () => void;
  /** Called before the page is left, to store what was typed. */
  onLeave?: () => void;
  wide?: boolean;
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
export function IdentityCheck({ purpose, returnTo, onVerified, onLeave, wide = false }: IdentityCheckProps) {
  const t = useTranslations('auth.identity');
  const locale = useLocale() as Locale;
  const { step, openPopup, look } = useIdentityCheck(purpose, onVerified);
  const addressIn = (window: 'popup' | 'page') =>
    localizedPath(locale, paths.identityVerification({ purpose, window, returnTo }));

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (openPopup(addressIn('popup'))) event.preventDefault();
    else onLeave?.();
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
          {/* A full load: a soft navigation would keep this page's CSP, whose `form-action` refuses the provider. */}
          <a href={addressIn('page')} onClick={open} className={buttonClass({ wide })}>
            {t(step === 'idle' ? 'start' : 'again')}
          </a>
          {step === 'waiting' && (
            <a href={addressIn('page')} onClick={onLeave} className={buttonClass({ variant: 'quiet' })}>
              {t('inPlace')}
            </a>
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
