import { setRequestLocale } from 'next-intl/server';
import { HelpPage } from '@/components/help/help-page';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import type { CustomerCentre } from '@/lib/hub/contract/enquiry';
import { loadHelp } from '@/lib/hub/help';
import { isHubError } from '@/lib/hub/hub-error';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { listedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.help(), (t) => [
  t('centre.public.title'),
  t('centre.public.description'),
]);

/** Frequent questions and contact; the same for every visitor, so it is cached. */
export default async function HelpRoute({ params }: RouteProps) {
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
