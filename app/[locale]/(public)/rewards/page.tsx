import { LoadFailure } from '@/components/layout/load-failure';
import { ProgrammePage } from '@/components/programme/programme-page';
import { serverEnv } from '@/lib/env/server-env';
import { listedPage } from '@/lib/metadata/page-metadata';
import { routeLanguage } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { loadProgramme } from '@/lib/stay/load-point-prices';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.programme(), (t) => [
  t('programme.title'),
  t('programme.description'),
]);

export default async function ProgrammeRoute() {
  const load = await loadProgramme(await routeLanguage());
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  return (
    <main id="content">
      <ProgrammePage programme={load.data} origin={serverEnv().PUBLIC_ORIGIN} />
    </main>
  );
}
