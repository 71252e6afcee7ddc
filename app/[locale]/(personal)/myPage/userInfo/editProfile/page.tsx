import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Preparation } from '@/components/my-page/shell/preparation';
import { PasswordForm } from '@/components/my-page/user-info/password-form';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { preparedEntryAt } from '@/lib/my-page/prepared-entries';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface EditProfilePageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ type?: string | string[] }>;
}

/** Specification, section 2: `?type=3` is the password change screen. */
const PASSWORD_SCREEN = '3';

export async function generateMetadata({ params, searchParams }: EditProfilePageProps): Promise<Metadata> {
  const [{ locale }, { type }] = await Promise.all([params, searchParams]);
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const path = paths.myPageUserInfo.editProfile();
  const password = type === PASSWORD_SCREEN;
  const title = password ? t('password.title') : t('menu.entries.editProfile');
  const description = password ? t('password.description') : t('preparation.what.editProfile');
  return pageMetadata({ locale, path, title, description, index: false });
}

export default async function EditProfilePage({ params, searchParams }: EditProfilePageProps) {
  const [{ locale }, { type }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  if (type !== PASSWORD_SCREEN) {
    const entry = preparedEntryAt(paths.myPageUserInfo.editProfile());
    if (!entry) notFound();
    return <Preparation locale={locale} entry={entry} />;
  }
  const [t, { myPage }] = await Promise.all([
    getTranslations({ locale, namespace: 'myPage.password' }),
    loadMessages(locale),
  ]);
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} className="mb-10" />
      {session.temporaryYn === 'Y' && <Notice className="mb-8 max-w-form">{t('temporary')}</Notice>}
      <NextIntlClientProvider messages={{ myPage: { password: myPage.password } }}>
        <PasswordForm membershipId={session.membershipId} />
      </NextIntlClientProvider>
    </>
  );
}
