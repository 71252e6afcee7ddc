import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { ProgrammePage } from '@/components/programme/programme-page';
import { serverEnv } from '@/lib/env/server-env';
import { orUnavailable } from '@/lib/hub/hub-error';
import { loadProgrammeForAll } from '@/lib/hub/load-group-texts';
import { languageOf } from '@/lib/i18n/languages';
import { listedPage } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.programme(), (t) => [
  t('programme.title'),
  t('programme.description'),
]);

/** The page of the rewards programme; the same for every visitor, so it is cached. */
export default async function ProgrammeRoute({ params }: RouteProps) {
  const { locale } = await routeParams(params);
  const programme = await orUnavailable(loadProgrammeForAll(languageOf(locale).code));
  if (programme === 'unavailable') return <HubUnavailable locale={locale} />;
  return (
    <main id="content">
      <ProgrammePage locale={locale} programme={programme} origin={serverEnv().PUBLIC_ORIGIN} />
    </main>
  );
}
