'use client';

import { useAtomValue } from 'jotai';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { isProblemError } from '@/lib/bff/problem-error';
import { newRenewalAtom } from '@/lib/bff/renewal-atoms';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface RenewSessionProps {
  /** A part of My Page: for a guest the page would redirect to the login without saying why. */
  membersOnly?: boolean;
}

/** Shown where the member's token has expired: renews it through the viewer call, then refreshes the page, once. */
export function RenewSession({ membersOnly = false }: RenewSessionProps) {
  const t = useTranslations('auth.renew');
  const locale = useLocale();
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  const [renewalAtom] = useState(() => newRenewalAtom(crypto.randomUUID()));
  const { data, error } = useAtomValue(renewalAtom);
  const [isRefreshed, setIsRefreshed] = useState(false);
  const [, startRefreshing] = useTransition();
  // Another call or tab has received the end of the session.
  const isEnded = membersOnly && data?.state === 'guest';
  const isRenewed = data !== undefined && data.state !== 'unavailable' && !isEnded;
  const isExpired = isEnded || isProblemError(error, 'session_expired');

  useEffect(() => {
    if (!isEnded) return;
    import('@/lib/bff/session-expiry').then(({ notifySessionExpired }) => notifySessionExpired()).catch(reportError);
  }, [isEnded]);

  const refreshPage = useEffectEvent(() =>
    startRefreshing(() => {
      router.refresh();
      setIsRefreshed(true);
    }),
  );
  useEffect(() => {
    if (isRenewed) refreshPage();
  }, [isRenewed]);

  if ((data === undefined && error === null) || (isRenewed && !isRefreshed)) {
    return (
      <p role="status" className="grid min-h-[50svh] place-content-center text-ink-soft">
        {t('opening')}
      </p>
    );
  }
  const returnTo = address.replace(/\?$/, '');
  const Heading = membersOnly ? 'h2' : 'h1';
  return (
    <div
      role="alert"
      className="page-width grid grid-cols-1 min-h-[50svh] content-center justify-items-start gap-6 py-section"
    >
      <Heading className="display text-2xl">{isExpired ? t('expired') : t('unavailableTitle')}</Heading>
      {!isExpired && <p className="max-w-reading text-ink-soft">{t('unavailable')}</p>}
      {isExpired ? (
        <ButtonLink href={localizedPath(locale, paths.membershipLogin({ returnTo }))}>{t('toLogin')}</ButtonLink>
      ) : (
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      )}
    </div>
  );
}
