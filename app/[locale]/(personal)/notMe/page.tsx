import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { NotMe } from '@/components/auth/not-me';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHelp } from '@/lib/hub/load-group-texts';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';

export const generateMetadata = unlistedPage((t) => [t('auth.notMe.title'), t('auth.notMe.description')]);

/** The link of a mail about a changed account, or about spent points or vouchers. The same for everybody: its token is behind `#`, and opening changes nothing. */
export default async function NotMePage() {
  const locale = await getLocale();
  const [t, { auth, problems }, centre] = await Promise.all([
    getTranslations('auth.notMe'),
    getMessages(),
    loadOf(loadHelp(languageOf(locale).code)),
  ]);
  const telephone = dataOf(centre)?.telephone ?? null;
  const { notMe } = auth;
  return (
    <AuthPage title={t('title')} lead={t('description')}>
      <NoScriptNote className="mb-6">
        {t('noScript')} {telephone}
      </NoScriptNote>
      <NextIntlClientProvider messages={{ auth: { notMe }, problems }}>
        <NotMe telephone={telephone} passwordHref={localizedPath(locale, paths.findAccount({ type: 'password' }))} />
      </NextIntlClientProvider>
    </AuthPage>
  );
}
