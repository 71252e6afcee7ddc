import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { PageNavigation } from '@/components/ui/page-navigation';
import { APP_VIEW_META } from '@/lib/channel/app-view';
import type { ThirdPartyScripts } from '@/lib/csp/third-party-scripts';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { displayFonts } from './display-fonts';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SiteIslands } from './site-islands';

export interface SiteFrameProps {
  nativeBridgeName: string;
  /** `APP_UA_IOS` and `APP_UA_ANDROID`, compared with the user agent. */
  appMarkers: { ios: string; android: string };
  outside: ThirdPartyScripts | null;
  /** Page of the public business register about the seller. */
  register: string | undefined;
  children: ReactNode;
}

/** The frame of every page. The same for everybody, so that pages can be cached. */
export async function SiteFrame({ nativeBridgeName, appMarkers, outside, register, children }: SiteFrameProps) {
  const locale = await getLocale();
  const t = await getTranslations();
  const { code: language } = languageOf(locale);
  for (const font of displayFonts[locale]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <PageNavigation>
      <meta
        name={APP_VIEW_META}
        content={nativeBridgeName}
        data-ios={appMarkers.ios}
        data-android={appMarkers.android}
      />
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-ink px-5 py-3 text-paper focus:translate-y-0"
      >
        {t('layout.skipToContent')}
      </a>
      <SiteHeader nativeBridgeName={nativeBridgeName} />
      <div className="min-h-[70dvh]">{children}</div>
      <SiteFooter register={register} />
      <LoadingOverlay />
      <SiteIslands
        language={language}
        outside={outside}
        pageNote={{
          updated: t('layout.pageNote.updated'),
          done: t('layout.pageNote.done'),
          notDone: t('layout.pageNote.notDone'),
          unsure: t('layout.pageNote.unsure'),
          show: t('layout.pageNote.show'),
        }}
        notice={{
          confirmLabel: t('common.actions.confirm'),
          logInHref: localizedPath(locale, paths.membershipLogin()),
          passwordHref: localizedPath(locale, paths.myPageUserInfo.editProfile({ type: 3 })),
          nativeBridgeName,
          texts: {
            loginRequired: t('layout.alerts.loginRequired'),
            alreadyLoggedIn: t('layout.alerts.alreadyLoggedIn'),
            sessionExpired: t('layout.alerts.sessionExpired'),
            passwordChange: t('layout.alerts.passwordChange'),
            memberMismatch: t('layout.alerts.memberMismatch'),
          },
        }}
      />
    </PageNavigation>
  );
}
