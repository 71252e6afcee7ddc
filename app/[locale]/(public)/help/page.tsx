import { getLocale } from 'next-intl/server';
import { HelpPage } from '@/components/help/help-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHelp } from '@/lib/hub/load-group-texts';
import { languageOf } from '@/lib/i18n/languages';
import { listedPage } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

export const generateMetadata = listedPage(paths.help(), (t) => [
  t('centre.public.title'),
  t('centre.public.description'),
]);

export default async function HelpRoute() {
  const locale = await getLocale();
  const load = await loadOf(loadHelp(languageOf(locale).code));
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  return (
    <main id="content">
      <HelpPage centre={load.data} />
    </main>
  );
}
