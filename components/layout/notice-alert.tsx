import { AlertDialog } from '@/components/ui/alert-dialog';
import { unlocalizedPath } from '@/lib/i18n/localized-path';
import type { NoticeCode } from './notice-codes';

export interface NoticeAlertProps {
  code: NoticeCode;
  message: string;
  confirmLabel: string;
  /** Address of the login page, with its language. */
  logInHref: string;
  /** Address of the password change, with its language. */
  passwordHref: string;
  onRead: () => void;
}

/** Where a member goes when the session is over: login, and from there back to this very page. */
function logInWithReturn(logInHref: string): string {
  const { pathname, search } = window.location;
  const onLogIn = unlocalizedPath(pathname) === unlocalizedPath(logInHref);
  return onLogIn ? logInHref : `${logInHref}?${new URLSearchParams({ returnTo: pathname + search })}`;
}

const isHere = (href: string) => window.location.pathname + window.location.search === href;

/** One alert with one action, and the way on from it. A default export, because that is what `lazy` takes. */
export default function NoticeAlert({ code, logInHref, passwordHref, onRead, ...dialog }: NoticeAlertProps) {
  const goOn = () => {
    onRead();
    if (code === 'sessionExpired') window.location.assign(logInWithReturn(logInHref));
    if (code === 'passwordChange' && !isHere(passwordHref)) window.location.assign(passwordHref);
  };
  return <AlertDialog open {...dialog} onConfirm={goOn} />;
}
