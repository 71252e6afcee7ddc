import { TermsPage } from '@/components/help/terms-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { loadOf } from '@/lib/hub/hub-load';
import { loadTerms } from '@/lib/hub/load-group-texts';
import { listedPage } from '@/lib/metadata/page-metadata';
import { routeLanguage } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.terms(), (t) => [
  t('legal.terms.title'),
  t('legal.terms.description'),
]);

export default async function TermsRoute() {
  const lang = await routeLanguage();
  const load = await loadOf(Promise.all([loadTerms(lang, 'join'), loadTerms(lang, 'booking')]));
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  const [join, booking] = load.data;
  return (
    <main id="content">
      <TermsPage terms={{ join, booking }} />
    </main>
  );
}
