import { setRequestLocale } from 'next-intl/server';
import { TermsPage } from '@/components/help/terms-page';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import type { Term } from '@/lib/hub/contract/join';
import { isHubError } from '@/lib/hub/hub-error';
import { loadTerms } from '@/lib/hub/terms';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { listedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.terms(), (t) => [
  t('legal.terms.title'),
  t('legal.terms.description'),
]);

/** The page of the terms; the same for every visitor, so it is cached. */
export default async function TermsRoute({ params }: RouteProps) {
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
