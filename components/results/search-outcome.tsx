import { getLocale, getTranslations } from 'next-intl/server';
import { RecentSearches } from '@/components/search-form/recent-searches';
import { RememberSearch } from '@/components/search-form/remember-search';
import { AgesNote } from '@/components/stay/ages-note';
import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import { stayFacts } from '@/components/stay/stay-facts';
import type { SeoulDay } from '@/lib/dates/day';
import type { FoundStays } from '@/lib/hub/contract/offer';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import type { HotelRef } from '@/lib/stay/chosen-stay';
import { answeredView, type ResultView } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Repair, Stay } from '@/lib/stay/stay';
import { RepairNotice } from './repair-notice';
import { SearchResults } from './search-results';

export interface SearchOutcomeProps {
  today: SeoulDay;
  search: Stay;
  /** The view that was asked for; filters unknown to the hub are dropped. */
  asked: ResultView;
  answer: FoundStays;
  repairs: readonly Repair[];
  catalogue: FormCatalogue;
  isMember: boolean;
  /** By which prices are in points; null for won. */
  rules: SpendingRules | null;
  compared: readonly HotelRef[];
}

export async function SearchOutcome(props: SearchOutcomeProps) {
  const { today, search, asked, answer, repairs, catalogue, isMember, rules, compared } = props;
  const locale = await getLocale();
  const t = await getTranslations('search');
  const results = await getTranslations('results');
  const facts = await stayFacts(search);
  const { view, repairs: answerRepairs } = answeredView(asked, answer);
  const named = catalogue.hotels.filter(({ hotelId }) => search.hotelIds.includes(hotelId));
  const place =
    named.length > 0
      ? named.map(({ hotelName }) => hotelName).join(', ')
      : (detailName(catalogue, search.category, search.detail) ?? t('results.allHotels'));
  const query = writeSearchParams(search);
  return (
    <>
      <RememberSearch search={search} query={query} place={place} locale={locale} today={today} />
      {/* The form right above shows the same. */}
      <h1 className="sr-only">{`${t('results.title')}, ${place}, ${facts.dates}`}</h1>
      <RepairNotice repairs={[...repairs, ...answerRepairs]} stay={search} />
      <AgesNote rooms={search.rooms} />
      <SearchResults
        search={search}
        view={view}
        answer={answer}
        isMember={isMember}
        rules={rules}
        compared={compared}
        shareTitle={`${place}\u00A0· ${facts.dates}`}
      />
      <RecentSearches
        key={query}
        locale={locale}
        today={today}
        current={query}
        catalogue={catalogue}
        texts={{ title: results('recent.title'), clear: results('recent.clear'), cleared: results('recent.cleared') }}
      />
    </>
  );
}
