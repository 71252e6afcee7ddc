import { setRequestLocale } from 'next-intl/server';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { ProgrammePage } from '@/components/programme/programme-page';
import { serverEnv } from '@/lib/env/server-env';
import type { Programme } from '@/lib/hub/contract/programme';
import { isHubError } from '@/lib/hub/hub-error';
import { loadProgrammeForAll } from '@/lib/hub/programme';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { listedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.programme(), (t) => [
  t('programme.title'),
  t('programme.description'),
]);

/** The page of the rewards programme; the same for every visitor, so it is cached. */
export default async function ProgrammeRoute({ params }: RouteProps) {
  const { locale } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  let programme: Programme;
  try {
    programme = await loadProgrammeForAll(languageOf(locale).code);
  } catch (error) {
    if (!isHubError(error)) throw error;
    return (
      <main id="content">
        <HubUnavailable locale={locale} retryHref={localizedPath(locale, paths.programme())} />
      </main>
    );
  }
  return (
    <main id="content">
      <ProgrammePage locale={locale} programme={programme} origin={serverEnv().PUBLIC_ORIGIN} />
    </main>
  );
}
