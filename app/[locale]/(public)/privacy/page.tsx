import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { PrivacyPage } from '@/components/help/policy-page';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import type { Locale } from '@/lib/i18n/languages';
import { policyMetadata } from '@/lib/metadata/policy-metadata';

export const revalidate = 3600;

interface PrivacyRouteProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PrivacyRouteProps): Promise<Metadata> {
  return policyMetadata((await params).locale, 'privacy');
}

export default async function PrivacyRoute({ params }: PrivacyRouteProps) {
  const { locale } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  return (
    <main id="content">
      <PrivacyPage locale={locale} />
    </main>
  );
}
