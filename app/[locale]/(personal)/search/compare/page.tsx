import { getLocale, getTranslations } from 'next-intl/server';
import { LoadFailure } from '@/components/layout/load-failure';
import { HotelComparison } from '@/components/results/hotel-comparison';
import { RepairNotice } from '@/components/results/repair-notice';
import { SearchRefused } from '@/components/results/search-refused';
import { stayFacts } from '@/components/stay/stay-facts';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { seoulToday } from '@/lib/dates/moment';
import { loadOf } from '@/lib/hub/hub-load';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { readKnownSession } from '@/lib/session/read-session';
import { loadComparison } from '@/lib/stay/load-comparison';
import { loadPointPrices } from '@/lib/stay/load-point-prices';
import { knownCompared } from '@/lib/stay/result-params';
import { parseSearchParams, writeSearchParams } from '@/lib/stay/search-params';

export const generateMetadata = unlistedPage((t) => [t('results.compare.title'), t('results.compare.description')]);

/** Hotels of a search side by side. The address is that of the search, whose list is one link away. */
export default async function ComparePage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const { search, view, repairs } = parseSearchParams(await searchParams, { today: seoulToday(new Date()) });
  const language = languageOf(locale).code;
  const load = await loadOf(
    Promise.all([loadComparison(search, view, language), readKnownSession(), loadPointPrices(view.unit, language)]),
  );
  if (load.state === 'refused') {
    return (
      <main id="content" className="page-width pb-section">
        <SearchRefused search={search} repairs={repairs} />
      </main>
    );
  }
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  const [hotels, session, rules] = load.data;
  const known = knownCompared(
    view,
    hotels.map(({ hotel }) => hotel),
  );
  const t = await getTranslations('results.compare');
  const offers = await getTranslations('search.offers');
  const facts = await stayFacts(search);
  const listHref = localizedPath(locale, paths.search(writeSearchParams(search, known.view)));
  return (
    <main id="content" className="page-width pt-6 pb-section lg:pt-12">
      <PageHeading
        title={t('title')}
        lead={
          <p className="keep-words tabular">
            {[facts.dates, facts.nights, facts.rooms, facts.guests].join('\u00A0· ')}
          </p>
        }
        className="mb-6 lg:mb-10"
      >
        <TextLink href={listHref} className="mt-2 inline-flex min-h-11 items-center text-sm">
          {offers('back')}
        </TextLink>
      </PageHeading>
      <RepairNotice repairs={[...repairs, ...known.repairs]} stay={search} />
      <HotelComparison
        search={search}
        view={known.view}
        hotels={hotels}
        isMember={session !== null}
        rules={rules}
        listHref={listHref}
      />
    </main>
  );
}
