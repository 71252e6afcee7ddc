import { getLocale, getTranslations } from 'next-intl/server';
import { type HrefOfWay, ObstacleWay, obstacleText } from '@/components/stay/stay-obstacle';
import { TrackedList } from '@/components/stay/tracked-list';
import { wayFrom } from '@/components/stay/way-text';
import { countNights } from '@/lib/dates/day';
import type { FoundStays, StayResult } from '@/lib/hub/contract/offer';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { commonObstacle, obstacleInRow } from '@/lib/stay/common-obstacle';
import { placeName } from '@/lib/stay/place-name';
import { MOST_COMPARED, type ResultView, withCompared } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay, StayDates } from '@/lib/stay/stay';
import { NothingMatches } from './nothing-matches';
import { type OfferTextsProps, offerTexts } from './offer-texts';
import { ResultPages } from './result-pages';
import { StayAlternatives } from './stay-alternatives';
import { StayResultView, type StayResultViewProps } from './stay-result-view';

export interface StayResultsProps {
  search: Stay;
  view: ResultView;
  answer: FoundStays;
  isMember: boolean;
  rules: SpendingRules | null;
}

const itemOf = (result: StayResult, index: number) => ({
  item_id: result.hotelId,
  item_name: result.hotelName,
  item_category: result.regionName,
  index,
  price: result.lowestTotalKrw ?? undefined,
  quantity: 1,
});

export async function StayResults({ search, view, answer, isMember, rules }: StayResultsProps) {
  const locale = await getLocale();
  const t = await getTranslations('search');
  const common = await getTranslations('common');
  const available = answer.results.filter((result) => result.available);
  const taken = answer.results.filter((result) => !result.available);
  const nights = common('stay.nights', { count: countNights(search.checkInDate, search.checkOutDate) });
  const totalLabel = t('results.total', { nights, rooms: search.rooms.length });
  const offersHref = (hotelId: string, ...[way]: Partial<Parameters<HrefOfWay>>) =>
    localizedPath(locale, paths.hotelOffers(hotelId, writeSearchParams({ ...search, ...way }, view)));
  const listHref: HrefOfWay = (way) =>
    localizedPath(locale, paths.search(writeSearchParams({ ...search, ...way }, { ...view, page: 1 })));
  const results = await getTranslations('results.compare');
  const isFull = view.compared.length >= MOST_COMPARED;
  const compareOf = (hotelId: string) => {
    const isChosen = view.compared.includes(hotelId);
    if (isFull && !isChosen) return { label: results('full', { most: MOST_COMPARED }), isChosen };
    const href = localizedPath(locale, paths.search(writeSearchParams(search, withCompared(view, hotelId))));
    return { label: results(isChosen ? 'remove' : 'add'), href, isChosen };
  };
  const firstIndex = (answer.page - 1) * answer.pageSize;
  const items = available.map((result, index) => itemOf(result, firstIndex + index));
  return (
    <TrackedList listId="search_results" items={items}>
      {answer.availableWithoutFilters === 0 && (
        <StayAlternatives
          {...{ search, view, rules }}
          alternatives={answer.alternatives}
          obstacle={commonObstacle(taken)}
          hrefOf={listHref}
        />
      )}
      {answer.availableWithoutFilters > 0 && answer.availableTotal === 0 && (
        <NothingMatches search={search} view={view} answer={answer} />
      )}
      {available.length > 0 && (
        <ul aria-label={t('results.listLabel')} className="border-stone-deep border-t">
          {available.map((result, index) => (
            <StayResultRow
              key={result.hotelId}
              result={result}
              href={offersHref(result.hotelId)}
              compare={compareOf(result.hotelId)}
              roomCount={search.rooms.length}
              totalLabel={totalLabel}
              isMember={isMember}
              rules={rules}
              priority={index === 0}
            />
          ))}
        </ul>
      )}
      {taken.length > 0 && (
        <UnavailableHotels
          {...{ search, isMember, listHref, offersHref }}
          results={taken}
          isReasonShown={answer.availableWithoutFilters === 0}
        />
      )}
      <ResultPages search={search} view={view} page={answer.page} pages={Math.ceil(answer.total / answer.pageSize)} />
    </TrackedList>
  );
}

interface UnavailableHotelsProps {
  results: readonly StayResult[];
  search: Stay;
  /** The page has said above what they have in common. */
  isReasonShown: boolean;
  isMember: boolean;
  listHref: HrefOfWay;
  offersHref: (hotelId: string, ...way: Parameters<HrefOfWay>) => string;
}

async function UnavailableHotels(props: UnavailableHotelsProps) {
  const { results, search, isReasonShown, isMember, listHref, offersHref } = props;
  const locale = await getLocale();
  const t = await getTranslations('search.results');
  const common = commonObstacle(results);
  const title = common === null ? t('unavailableTitle') : await obstacleText(common);
  return (
    <section aria-labelledby="taken" className="mt-16">
      <div className="flex flex-wrap items-baseline gap-x-6 border-stone-deep border-b pb-4">
        <h2 id="taken" className="text-base text-ink-muted">
          {isReasonShown && common !== null ? t('searchedTitle') : title}
        </h2>
        {!isReasonShown && common !== null && (
          <ObstacleWay {...{ obstacle: common, stay: search, hrefOf: listHref }} look="link" className="text-sm" />
        )}
      </div>
      <ul>
        {results.map((result) => (
          <StayResultRow
            key={result.hotelId}
            result={result}
            href={localizedPath(locale, paths.hotel(result.hotelId))}
            obstructed={{
              ...obstacleInRow(result.obstacle, common),
              stay: search,
              hrefOf: (way) => offersHref(result.hotelId, way),
            }}
            roomCount={search.rooms.length}
            totalLabel=""
            isMember={isMember}
            rules={null}
            priority={false}
          />
        ))}
      </ul>
    </section>
  );
}

interface StayResultRowProps extends OfferTextsProps, Pick<StayResultViewProps, 'compare'> {
  href: string;
  totalLabel: string;
  priority: boolean;
  obstructed?: { stay: StayDates; hrefOf: HrefOfWay; saysReason: boolean; saysWay: boolean };
}

async function Obstacle({ result: { obstacle }, obstructed }: StayResultRowProps) {
  const t = await getTranslations('search');
  if (obstacle === null) return t('results.unavailable');
  return (
    <>
      {obstructed?.saysReason && <span>{await obstacleText(obstacle)}</span>}
      {obstructed?.saysWay && (
        <ObstacleWay obstacle={obstacle} stay={obstructed.stay} hrefOf={obstructed.hrefOf} look="link" />
      )}
    </>
  );
}

async function StayResultRow(props: StayResultRowProps) {
  const { result, href, totalLabel, compare, priority } = props;
  const t = await getTranslations('search');
  const { available, facilities, hasPackages } = result;
  const names = facilities.slice(0, 5).map(({ name }) => name);
  if (hasPackages) names.push(t('results.withPackages'));
  const offer = await offerTexts(props);
  return (
    <StayResultView
      hotelId={result.hotelId}
      href={href}
      picture={result.picture}
      priority={priority}
      available={available}
      place={placeName(result)}
      name={result.hotelName}
      tagline={result.tagline}
      landmark={result.landmark ? await wayFrom(result.landmark) : undefined}
      facilities={available ? names.join('\u00A0· ') : undefined}
      compare={compare}
      offer={offer && { ...offer, totalLabel, choose: t('results.choose') }}
      obstacle={offer ? undefined : <Obstacle {...props} />}
    />
  );
}
