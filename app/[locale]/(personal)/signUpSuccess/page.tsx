import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { InPreparation } from '@/components/auth/in-preparation';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { paths } from '@/lib/paths';

interface SignUpSuccessPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: SignUpSuccessPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'auth.signUpSuccess' });
  return pageMetadata({
    locale,
    path: paths.signUpSuccess(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** The end of joining is in preparation; registered in `lib/in-preparation`. */
export default async function SignUpSuccessPage({ params }: SignUpSuccessPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'auth.signUpSuccess' });
  return (
    <InPreparation
      title={t('title')}
      sentence={t('body')}
      primary={{ label: t('toHome'), href: localizedPath(locale, paths.home()) }}
      secondary={{ label: t('toLogin'), href: localizedPath(locale, paths.membershipLogin()) }}
    />
  );
}
