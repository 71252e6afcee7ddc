import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { InPreparation } from '@/components/auth/in-preparation';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { paths } from '@/lib/paths';

interface SignUpPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: SignUpPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'auth.signUp' });
  return pageMetadata({ locale, path: paths.signUp(), title: t('title'), description: t('description'), index: false });
}

/** Joining is in preparation; registered in `lib/in-preparation`. */
export default async function SignUpPage({ params }: SignUpPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'auth.signUp' });
  return (
    <InPreparation
      title={t('title')}
      sentence={t('body')}
      primary={{ label: t('toSearch'), href: localizedPath(locale, paths.hotels()) }}
      secondary={{ label: t('toLogin'), href: localizedPath(locale, paths.membershipLogin()) }}
    />
  );
}
