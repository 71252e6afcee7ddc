import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { PreferencesForm } from '@/components/my-page/preferences/preferences-form';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { formProblems } from '@/lib/my-page/form-problems';
import { loadPreferences } from '@/lib/my-page/load-preferences';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface CustomUserInfoPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: CustomUserInfoPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const path = paths.myPageUserInfo.customUserInfo();
  const [title, description] = [t('menu.entries.customUserInfo'), t('preferences.description')];
  return pageMetadata({ locale, path, title, description, index: false });
}

export default async function CustomUserInfoPage({ params }: CustomUserInfoPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  const [t, { myPage, problems }] = await Promise.all([
    getTranslations({ locale, namespace: 'myPage' }),
    loadMessages(locale),
  ]);
  return (
    <>
      <PageHeading title={t('menu.entries.customUserInfo')} lead={t('preferences.lead')} className="mb-10" />
      <MemberAnswer load={loadPreferences()}>
        {(saved) => (
          <BrowserTexts messages={{ myPage: { preferences: myPage.preferences }, problems: formProblems(problems) }}>
            <PreferencesForm owner={session.membershipNo} saved={saved} />
          </BrowserTexts>
        )}
      </MemberAnswer>
    </>
  );
}
