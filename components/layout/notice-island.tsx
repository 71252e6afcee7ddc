import { useSearchParams } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { forgetInAllTabs } from '@/lib/bff/forget-in-all-tabs';
import { onPasswordChange, onSessionExpired } from '@/lib/bff/session-events';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { forgetStoredMember, isAnythingLeft } from '@/lib/browser-storage/stored-member';
import { sendToNativeApp } from '@/lib/native-bridge/native-bridge';
import { importPart } from '@/lib/navigation/import-part';
import { replaceAddress } from '@/lib/navigation/replace-address';
import { type NoticeCode, noticeCodeOf } from './notice-codes';

const NoticeAlert = lazy(() => importPart(() => import('./notice-alert')));

export interface NoticeIslandProps {
  texts: Record<NoticeCode, string>;
  confirmLabel: string;
  logInHref: string;
  passwordHref: string;
  nativeBridgeName: string;
}

/** Alerts that arrive by a code in the address (a redirect) or by an event (a refused refresh). Each is shown once. */
export function NoticeIsland({ texts, confirmLabel, logInHref, passwordHref, nativeBridgeName }: NoticeIslandProps) {
  const searchParams = useSearchParams();
  const [code, setCode] = useState<NoticeCode | null>(null);

  useEffect(() => {
    const value = searchParams.get('notice');
    if (value === null) return;
    // The access rule clears the stored session: the server has removed the cookies. With a session the code is not
    // from the rule.
    if (value === 'loginRequired' && !hasSessionHint()) forgetInAllTabs('expired');
    setCode(noticeCodeOf(value));
    return replaceAddress((address) => address.searchParams.delete('notice'));
  }, [searchParams]);

  useEffect(() => {
    const onExpired = () => {
      // Only the first page that still finds a stored member notifies the app.
      const isFirst = isAnythingLeft();
      forgetStoredMember('expired');
      if (isFirst) sendToNativeApp({ type: 'tokenExpired' }, nativeBridgeName);
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
