import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { HelpPage } from '@/components/help/help-page';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import type { CustomerCentre } from '@/lib/hub/contract/enquiry';
import { loadHelp } from '@/lib/hub/help';
import { isHubError } from '@/lib/hub/hub-error';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';

export const revalidate = 300;

interface HelpRouteProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: HelpRouteProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'centre.public' });
  return pageMetadata({ locale, path: paths.help(), title: t('title'), description: t('description') });
}

/** Frequent questions and contact; the same for every visitor, so it is cached. */
export default async function HelpRoute({ params }: HelpRouteProps) {
  const { locale } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  let centre: CustomerCentre;
  try {
    centre = await loadHelp(languageOf(locale).code);
  } catch (error) {
    if (!isHubError(error)) throw error;
    return (
      <main id="content">
        <HubUnavailable locale={locale} retryHref={localizedPath(locale, paths.help())} />
      </main>
    );
  }
  return (
    <main id="content">
      <HelpPage locale={locale} centre={centre} />
    </main>
  );
}
