import { HelpPage } from '@/components/help/help-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHelp } from '@/lib/hub/load-group-texts';
import { listedPage } from '@/lib/metadata/page-metadata';
import { routeLanguage } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.help(), (t) => [
  t('centre.public.title'),
  t('centre.public.description'),
]);

export default async function HelpRoute() {
  const load = await loadOf(loadHelp(await routeLanguage()));
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  return (
    <main id="content">
      <HelpPage centre={load.data} />
    </main>
  );
}
