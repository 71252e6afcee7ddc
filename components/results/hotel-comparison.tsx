import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgesNote } from '@/components/stay/ages-note';
import { noticeSentences } from '@/components/stay/notice-sentences';
import { stayFacts } from '@/components/stay/stay-facts';
import { obstacleText } from '@/components/stay/stay-obstacle';
import { wayFrom } from '@/components/stay/way-text';
import { ComparedRow } from '@/components/ui/compared-row';
import { EmptyState } from '@/components/ui/empty-state';
import { Glyph } from '@/components/ui/glyph';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { PriceText, SecondPrice } from '@/components/ui/price';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import type { ComparedHotel } from '@/lib/stay/load-comparison';
import { placeName } from '@/lib/stay/place-name';
import { MOST_COMPARED, type ResultView, withCompared } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { offerTexts } from './offer-texts';

interface HotelComparisonProps {
  search: Stay;
  view: ResultView;
  hotels: readonly ComparedHotel[];
  isMember: boolean;
  rules: SpendingRules | null;
  listHref: string;
}

export async function HotelComparison({ search, view, hotels, isMember, rules, listHref }: HotelComparisonProps) {
  const locale = await getLocale();
  const t = await getTranslations('results.compare');
  const texts = await getTranslations('search.results');
  const notices = await getTranslations('common.stayNotices');
  if (hotels.length === 0) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        sentence={t('emptySentence', { most: MOST_COMPARED, add: t('add') })}
        nextStep={{ label: t('toResults'), href: listHref }}
      />
    );
  }
  const { nights } = await stayFacts(search);
  const columns = await Promise.all(
    hotels.map(async (column) => ({
      ...column,
      key: column.hotel.hotelId,
      landmark: column.hotel.landmark && (await wayFrom(column.hotel.landmark)),
      offer:
        column.result && (await offerTexts({ result: column.result, roomCount: search.rooms.length, isMember, rules })),
      obstacle: column.result?.obstacle && (await obstacleText(column.result.obstacle)),
    })),
  );
  type Column = (typeof columns)[number];
  const row = (title: string, contentOf: (column: Column) => ReactNode) => (
    <ComparedRow
      align="start"
      title={title}
      cells={columns.map((column) => ({ key: column.key, content: contentOf(column) }))}
    />
  );
  const offersHref = (hotelId: string) =>
    localizedPath(locale, paths.hotelOffers(hotelId, writeSearchParams(search, view)));
  const without = (hotelId: string) =>
    localizedPath(locale, paths.compareHotels(writeSearchParams(search, withCompared(view, hotelId))));
  return (
    <>
      <AgesNote rooms={search.rooms} href={listHref} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section aria-label={t('scroll')} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full border-collapse md:table-fixed">
          <caption className="sr-only">{t('title')}</caption>
          <thead className="border-stone-deep border-b">
            <tr>
              <td className="hidden w-1/6 md:table-cell" />
              {columns.map(({ hotel, key }) => (
                <th key={key} scope="col" className="min-w-[10.5rem] pr-4 pb-4 text-left align-top font-normal">
                  <Picture
                    picture={hotel.picture}
                    alt=""
                    sizes="(min-width: 48rem) 20vw, 11rem"
                    className="aspect-landscape rounded-sm"
                  />
                  <TextLink
                    href={localizedPath(locale, paths.hotel(key))}
                    tone="plain"
                    className="display mt-3 block text-lg"
                  >
                    {hotel.hotelName}
                  </TextLink>
                  <TextLink
                    href={without(key)}
                    scroll={false}
                    className="inline-flex min-h-11 items-center gap-1.5 text-ink-soft text-sm"
                  >
                    <Glyph name="close" size={16} />
                    <span>
                      {t('remove')}
                      <span className="sr-only"> {hotel.hotelName}</span>
                    </span>
                  </TextLink>
                </th>
              ))}
            </tr>
          </thead>
          {row(texts('total', { nights, rooms: search.rooms.length }), ({ offer, obstacle, result }) =>
            offer ? (
              <>
                <PriceText amount={offer.total} />
                {offer.inWon && <SecondPrice amount={offer.inWon} />}
                {offer.approximately && <SecondPrice amount={offer.approximately} />}
                {offer.memberLine && <span className="tabular mt-1 block text-brass">{offer.memberLine.text}</span>}
              </>
            ) : (
              (obstacle ?? (result ? texts('unavailable') : t('noMatch')))
            ),
          )}
          {row(t('cancellation'), ({ offer }) => offer?.cancellation ?? <Nothing />)}
          {row(notices('title'), (column) => (
            <Notices column={column} />
          ))}
          {row(t('place'), ({ hotel, landmark }) => (
            <>
              <span>{placeName(hotel)}</span>
              {landmark && <span className="tabular mt-1 block text-ink-muted text-xs">{landmark}</span>}
            </>
          ))}
          {row(t('facilities'), ({ hotel }) => (
            <ul>
              {hotel.facilities.map(({ code, name }) => (
                <li key={code}>{name}</li>
              ))}
            </ul>
          ))}
          <tbody>
            <tr>
              <td className="hidden md:table-cell" />
              {columns.map(({ key, hotel, offer }) => (
                <td key={key} className="py-5 pr-4 align-top">
                  {offer && (
                    <ButtonLink href={offersHref(key)} variant="secondary" wide className="px-3">
                      <span>
                        {texts('choose')}
                        <span className="sr-only"> {hotel.hotelName}</span>
                      </span>
                    </ButtonLink>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p className="mt-4 text-ink-muted text-xs">{texts('allIn')}</p>
      {columns.length === 1 && <p className="mt-6 text-ink-soft">{t('one')}</p>}
    </>
  );
}

const Nothing = () => <span aria-hidden="true">–</span>;

async function Notices({ column }: { column: Pick<ComparedHotel, 'notices'> }) {
  const locale = await getLocale();
  const compare = await getTranslations('results.compare');
  const t = await getTranslations('common.stayNotices');
  if (column.notices === null) return compare('unknown');
  const sentences = noticeSentences(column.notices, { t, locale });
  if (sentences.length === 0) return compare('nothing');
  return (
    <ul className="tabular flex flex-col gap-1.5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
