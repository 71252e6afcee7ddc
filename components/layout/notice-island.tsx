import { useSearchParams } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { forgetInAllTabs } from '@/lib/bff/forget-in-all-tabs';
import { onPasswordChange } from '@/lib/bff/password-change-event';
import { onSessionExpired } from '@/lib/bff/session-expired-event';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { forgetStoredMember, isAnythingLeft } from '@/lib/browser-storage/stored-member';
import { tellNativeApp } from '@/lib/native-bridge/native-bridge';
import { type NoticeCode, noticeCodeOf } from './notice-codes';

/** Loaded only when there is something to say. */
const NoticeAlert = lazy(() => import('./notice-alert'));

export interface NoticeIslandProps {
  /** The alerts' texts in the page's language. */
  texts: Record<NoticeCode, string>;
  confirmLabel: string;
  /** Address of the login page, with its language. */
  logInHref: string;
  /** Address of the password change, with its language. */
  passwordHref: string;
  nativeBridgeName: string;
}

/**
 * Alerts that arrive from elsewhere: a redirect of the server carries a code in the address, and a refused
 * refresh sends an event. Each is shown once; the code leaves the address bar at once.
 */
export function NoticeIsland(props: NoticeIslandProps) {
  const { texts, confirmLabel, logInHref, passwordHref, nativeBridgeName } = props;
  const searchParams = useSearchParams();
  const [code, setCode] = useState<NoticeCode | null>(null);

  useEffect(() => {
    const value = searchParams.get('notice');
    if (value === null) return;
    // The access rule clears the stored session: the server has removed the cookies, the rest is here. With a session
    // the address is not the rule's.
    if (value === 'loginRequired' && !hasSessionHint()) forgetInAllTabs('expired');
    // Next takes over `history.replaceState` in an effect of its own that runs after this one.
    const timer = window.setTimeout(() => {
      const address = new URL(window.location.href);
      address.searchParams.delete('notice');
      window.history.replaceState(null, '', address.pathname + address.search + address.hash);
      setCode(noticeCodeOf(value));
    }, 0);
    return () => window.clearTimeout(timer);
  }, [searchParams]);

  useEffect(() => {
    const onExpired = () => {
      // Whoever finds the member still stored tells the app: a page that left before its alert has done so.
      const isFirst = isAnythingLeft();
      forgetStoredMember('expired');
      if (isFirst) tellNativeApp({ type: 'tokenExpired' }, nativeBridgeName);
      setCode('sessionExpired');
    };
    return onSessionExpired(onExpired);
  }, [nativeBridgeName]);

  useEffect(() => onPasswordChange(() => setCode('passwordChange')), []);

  if (code === null) return null;
  return (
    <Suspense fallback={null}>
      <NoticeAlert
        code={code}
        message={texts[code]}
        confirmLabel={confirmLabel}
        logInHref={logInHref}
        passwordHref={passwordHref}
        onRead={() => setCode(null)}
      />
    </Suspense>
  );
}
