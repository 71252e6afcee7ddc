import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LoadFailure } from '@/components/layout/load-failure';
import { NotFound } from '@/components/layout/not-found';
import { RepairNotice } from '@/components/results/repair-notice';
import { RoomChoice } from '@/components/results/room-choice';
import { SearchRefused } from '@/components/results/search-refused';
import { RememberSearch } from '@/components/search-form/remember-search';
import { SearchForm } from '@/components/search-form/search-form';
import { AgesNote } from '@/components/stay/ages-note';
import { SearchTexts } from '@/components/stay/search-texts';
import { ViewedItem } from '@/components/stay/viewed-item';
import { InertPart, InertScope } from '@/components/ui/inert-part';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { seoulToday } from '@/lib/dates/moment';
import { entityId } from '@/lib/hub/contract/common';
import { loadOf } from '@/lib/hub/hub-load';
import { loadPackages } from '@/lib/hub/load-packages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { notFoundMetadata, unlistedPage } from '@/lib/metadata/page-metadata';
import { type QueryRouteProps, routeParams } from '@/lib/metadata/route-props';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { readKnownSession } from '@/lib/session/read-session';
import { loadEarnRates, loadPointPrices } from '@/lib/stay/load-point-prices';
import { loadRoomOffers } from '@/lib/stay/load-stays';
import { listBehind, parseSearchParams, writeSearchParams } from '@/lib/stay/search-params';

type OffersProps = QueryRouteProps<{ hotelId: string }>;

/** The offers that an address asks for; null for an address that cannot be one of a hotel. */
async function readOffers({ params, searchParams }: OffersProps) {
  const { lang, hotelId } = await routeParams(params);
  if (!entityId.safeParse(hotelId).success) return null;
  const today = seoulToday(new Date());
  const read = parseSearchParams(await searchParams, { today });
  return { ...read, today, offers: loadOf(loadRoomOffers(hotelId, read.search, read.view, lang)) };
}

export async function generateMetadata(props: OffersProps): Promise<Metadata> {
  const asked = await readOffers(props);
  if (asked === null || (await asked.offers).state === 'notFound') return notFoundMetadata();
  return unlistedPage((t) => [t('search.results.choose'), t('search.results.description')])();
}

export default async function OffersPage(props: OffersProps) {
  const { locale, lang, hotelId } = await routeParams(props.params);
  const asked = await readOffers(props);
  if (asked === null) return <NotFound />;
  const { today, search, view, choices, repairs } = asked;
  // Never waited for: prices and rooms are there without it.
  const rates = loadEarnRates(lang);
  const { packageId } = view;
  const [t, session, rules, load, packages] = await Promise.all([
    getTranslations('search'),
    readKnownSession(),
    loadPointPrices(view.unit, lang),
    asked.offers,
    packageId === undefined ? null : loadOf(loadPackages(lang, hotelId)),
  ]);
  if (load.state === 'refused') {
    return (
      <main id="content" className="page-width pb-section">
        <SearchRefused search={search} repairs={repairs} />
      </main>
    );
  }
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  const answer = load.data;
  const hotel = { hotelId, hotelName: answer.hotelName };
  const isOnlyHotel = search.hotelIds.length === 1 && search.hotelIds[0] === hotelId;
  return (
    <main id="content" className="page-width pt-4 pb-section lg:pt-8">
      {isOnlyHotel && (
        <RememberSearch
          today={today}
          search={search}
          query={writeSearchParams(search)}
          place={answer.hotelName}
          locale={locale}
        />
      )}
      <ViewedItem item={{ item_id: hotelId, item_name: answer.hotelName }} />
      <InertScope>
        <SearchTexts>
          <SearchForm
            key={`${writeSearchParams(search)} ${view.unit}`}
            locale={locale}
            today={today}
            catalogue={{ categories: [], hotels: [hotel] }}
            hotel={hotel}
            search={search}
            view={view}
            compact
          />
        </SearchTexts>
        <InertPart>
          <PageHeading className="mt-4 mb-2 lg:mt-10 lg:mb-6" title={answer.hotelName}>
            <p className="flex flex-wrap gap-x-6 text-sm">
              <TextLink href={localizedPath(locale, paths.search(listBehind(search, view)))} className="py-2">
                {t(isOnlyHotel ? 'offers.otherHotels' : 'offers.back')}
              </TextLink>
              <TextLink href={localizedPath(locale, paths.hotel(hotelId))} className="py-2">
                {t('offers.aboutHotel')}
              </TextLink>
            </p>
          </PageHeading>
          <RepairNotice repairs={repairs} stay={search} />
          <AgesNote rooms={search.rooms} />
          <RoomChoice
            answer={answer}
            search={search}
            view={view}
            choices={choices}
            isMember={session !== null}
            rules={rules}
            earnRates={rates}
            chosenPackage={(packages && dataOf(packages)?.find((known) => known.packageId === packageId)) ?? null}
          />
        </InertPart>
      </InertScope>
    </main>
  );
}
