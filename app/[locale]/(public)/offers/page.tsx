import { PackageList } from '@/components/hotel/package-list';
import { LoadFailure } from '@/components/layout/load-failure';
import { loadOf } from '@/lib/hub/hub-load';
import { loadPackages } from '@/lib/hub/load-packages';
import { listedPage } from '@/lib/metadata/page-metadata';
import { routeLanguage } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.packages(), (t) => [
  t('hotels.packages.title'),
  t('hotels.packages.description'),
]);

export default async function OffersRoute() {
  const load = await loadOf(loadPackages(await routeLanguage()));
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  return (
    <main id="content" className="page-width pt-12 pb-section lg:pt-20">
      <PackageList packages={load.data} />
    </main>
  );
}
