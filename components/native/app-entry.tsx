'use client';

import { useEffect } from 'react';
import { TextLink } from '@/components/ui/link';
import { appView } from '@/lib/channel/app-view';
import { leavePage } from '@/lib/navigation/leave-page';

export interface AppEntryProps {
  /** Same-origin address to go on to; checked on the server. */
  href: string;
  /** `?check=login`: the app-side login check runs first. */
  checksLogin: boolean;
  sentence: string;
  label: string;
}

/**
 * Entry page of the apps: syncs session and storage, then redirects. The link is for slow or missing scripts. A browser
 * skips the check: it would log the visitor out.
 */
export function AppEntry({ href, checksLogin, sentence, label }: AppEntryProps) {
  useEffect(() => {
    const view = appView();
    if (view === null) return void leavePage(href);
    import('@/lib/native-bridge/app-entry').then(
      ({ enterFromApp }) => enterFromApp(view, { href, checksLogin }),
      (error: unknown) => {
        reportError(error);
        leavePage(href);
      },
    );
  }, [href, checksLogin]);
  return (
    <main id="content" className="grid min-h-[60svh] place-content-center gap-3 text-center">
      <h1 className="display text-xl">{sentence}</h1>
      <TextLink href={href}>{label}</TextLink>
    </main>
  );
}
