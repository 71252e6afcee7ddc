import { getLocale } from 'next-intl/server';
import { TermsPage } from '@/components/help/terms-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { loadOf } from '@/lib/hub/hub-load';
import { loadTerms } from '@/lib/hub/load-group-texts';
import { languageOf } from '@/lib/i18n/languages';
import { listedPage } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.terms(), (t) => [
  t('legal.terms.title'),
  t('legal.terms.description'),
]);

export default async function TermsRoute() {
  const locale = await getLocale();
  const language = languageOf(locale).code;
  const load = await loadOf(Promise.all([loadTerms(language, 'join'), loadTerms(language, 'booking')]));
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  const [join, booking] = load.data;
  return (
    <main id="content">
      <TermsPage terms={{ join, booking }} />
    </main>
  );
}
