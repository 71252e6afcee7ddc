'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { isProblemError } from '@/lib/bff/problem-error';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

const loadClient = () => Promise.all([import('@/lib/bff/bff-client'), import('@/lib/bff/session-expiry')]);

type Attempt = 'running' | 'renewed' | 'expired' | 'failed';

export interface RenewSessionProps {
  level?: 1 | 2;
  /** For a guest the page would redirect to the login without saying why. */
  membersOnly?: boolean;
}

/** Shown where the member's token has expired: renews it through the viewer call, then refreshes the page, once. */
export function RenewSession({ level = 1, membersOnly = false }: RenewSessionProps) {
  const t = useTranslations('auth.renew');
  const locale = useLocale();
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  const asked = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>('running');
  const [refreshing, startRefreshing] = useTransition();

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    loadClient()
      .then(async ([{ bffGet }, { notifySessionExpired }]) => {
        const { state } = await bffGet<{ state: string }>('/api/session/viewer');
        if (state === 'unavailable') return setAttempt('failed');
        if (state === 'guest' && membersOnly) {
          // Another call or tab has received the end of the session.
          void notifySessionExpired();
          return setAttempt('expired');
        }
        startRefreshing(() => {
          router.refresh();
          setAttempt('renewed');
        });
      })
      .catch((error: unknown) => setAttempt(isProblemError(error, 'session_expired') ? 'expired' : 'failed'));
  }, [router, membersOnly]);

  if (attempt === 'running' || refreshing) {
    return (
      <p role="status" className="grid min-h-[50svh] place-content-center text-ink-soft">
        {t('opening')}
      </p>
    );
  }
  const returnTo = address.replace(/\?$/, '');
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      role="alert"
      className="page-width grid grid-cols-1 min-h-[50svh] content-center justify-items-start gap-6 py-section"
    >
      <Heading className="display text-2xl">{attempt === 'expired' ? t('expired') : t('unavailableTitle')}</Heading>
      {attempt !== 'expired' && <p className="max-w-reading text-ink-soft">{t('unavailable')}</p>}
      {attempt === 'expired' ? (
        <ButtonLink href={localizedPath(locale, paths.membershipLogin({ returnTo }))}>{t('toLogin')}</ButtonLink>
      ) : (
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      )}
    </div>
  );
}
