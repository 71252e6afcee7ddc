import { setRequestLocale } from 'next-intl/server';
import { PrivacyPage } from '@/components/help/policy-page';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { listedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';

export const revalidate = 3600;

export const generateMetadata = listedPage(paths.privacy(), (t) => [
  t('legal.privacy.title'),
  t('legal.privacy.description'),
]);

export default async function PrivacyRoute({ params }: RouteProps) {
  const { locale } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  return (
    <main id="content">
      <PrivacyPage locale={locale} />
    </main>
  );
}
