import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccessibilityPage } from '@/components/help/policy-page';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import type { Locale } from '@/lib/i18n/languages';
import { policyMetadata } from '@/lib/metadata/policy-metadata';

export const revalidate = 3600;

interface AccessibilityRouteProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: AccessibilityRouteProps): Promise<Metadata> {
  return policyMetadata((await params).locale, 'accessibility');
}

export default async function AccessibilityRoute({ params }: AccessibilityRouteProps) {
  const { locale } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  return (
    <main id="content">
      <AccessibilityPage locale={locale} />
    </main>
  );
}
