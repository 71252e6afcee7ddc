import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export const referralLink = (locale: Locale, code: string): string =>
  new URL(localizedPath(locale, paths.signUp({ ref: code })), serverEnv().PUBLIC_ORIGIN).href;
