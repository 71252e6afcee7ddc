import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TermsPage } from '@/components/help/terms-page';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import type { Term } from '@/lib/hub/contract/join';
import { isHubError } from '@/lib/hub/hub-error';
import { loadTerms } from '@/lib/hub/terms';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';

export const revalidate = 300;

interface TermsRouteProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: TermsRouteProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'legal.terms' });
  return pageMetadata({ locale, path: paths.terms(), title: t('title'), description: t('description') });
}

/** The page of the terms; the same for every visitor, so it is cached. */
export default async function TermsRoute({ params }: TermsRouteProps) {
  const { locale } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  const language = languageOf(locale).code;
  let terms: Record<'join' | 'booking', Term[]>;
  try {
    const [join, booking] = await Promise.all([loadTerms(language, 'join'), loadTerms(language, 'booking')]);
    terms = { join, booking };
  } catch (error) {
    if (!isHubError(error)) throw error;
    return (
      <main id="content">
        <HubUnavailable locale={locale} retryHref={localizedPath(locale, paths.terms())} />
      </main>
    );
  }
  return (
    <main id="content">
      <TermsPage locale={locale} terms={terms} />
    </main>
  );
}
