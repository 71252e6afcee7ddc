import { AlertDialog } from '@/components/ui/alert-dialog';
import { unlocalizedPath } from '@/lib/i18n/localized-path';
import type { NoticeCode } from './notice-codes';

export interface NoticeAlertProps {
  code: NoticeCode;
  message: string;
  confirmLabel: string;
  logInHref: string;
  passwordHref: string;
  onRead: () => void;
}

function logInWithReturn(logInHref: string): string {
  const { pathname, search } = window.location;
  const onLogIn = unlocalizedPath(pathname) === unlocalizedPath(logInHref);
  return onLogIn ? logInHref : `${logInHref}?${new URLSearchParams({ returnTo: pathname + search })}`;
}

const isHere = (href: string) => window.location.pathname + window.location.search === href;

export default function NoticeAlert({ code, logInHref, passwordHref, onRead, ...dialog }: NoticeAlertProps) {
  const goOn = () => {
    onRead();
    if (code === 'sessionExpired') window.location.assign(logInWithReturn(logInHref));
    if (code === 'passwordChange' && !isHere(passwordHref)) window.location.assign(passwordHref);
  };
  return <AlertDialog open {...dialog} onConfirm={goOn} />;
}
