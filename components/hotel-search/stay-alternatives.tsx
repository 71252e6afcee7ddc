import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { ButtonLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { StaySearch as StayAnswer } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { writeOffersParams } from '@/lib/stay/booking-params';
import { splitFullestRoom } from '@/lib/stay/rooms';
import { type StaySearch, writeSearchParams } from '@/lib/stay/search-params';
import { stayFacts } from './stay-facts';

export interface StayAlternativesProps {
  locale: Locale;
  alternatives: StayAnswer['alternatives'];
  search: StaySearch;
}

/** Where nothing is free: up to three stays that can be booked, one press each; for a party too large, more rooms. */
export async function StayAlternatives({ locale, alternatives, search }: StayAlternativesProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const cards = await Promise.all(
    alternatives.map(async (stay) => ({ stay, facts: await stayFacts(locale, stay, search.rooms) })),
  );
  const split = cards.length > 0 ? null : splitFullestRoom(search.rooms);
  const sentence = split ? 'nothingFitsSentence' : 'nothingSentenceNoAlternatives';
  return (
    <section aria-labelledby="nothing-free" className="border-stone-deep border-y py-12">
      <h2 id="nothing-free" className="display text-2xl">
        {t(split ? 'results.nothingFitsTitle' : 'results.nothingTitle')}
      </h2>
      <p className="mt-4 max-w-reading text-ink-soft">
        {t(cards.length > 0 ? 'results.nothingSentence' : `results.${sentence}`)}
      </p>
      {split && (
        <ButtonLink
          href={localizedPath(locale, paths.search(writeSearchParams({ ...search, rooms: split })))}
          prefetch={false}
          className="mt-8"
        >
          {t('results.splitRooms', { rooms: split.length })}
        </ButtonLink>
      )}
      {cards.length > 0 && (
        <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {cards.map(({ stay, facts }) => (
            <li key={`${stay.hotelId} ${stay.checkInDate}`} className="border-stone-deep border-t pt-5">
              <Card
                href={localizedPath(locale, paths.hotelOffers(stay.hotelId, writeOffersParams(stay, search.rooms)))}
                prefetch={false}
                eyebrow={t(stay.kind === 'dates' ? 'results.alternativeDates' : 'results.alternativeHotel')}
                title={stay.hotelName}
                meta={`${facts.dates} · ${facts.nights}`}
                footer={<Price amountKrw={stay.totalKrw} locale={locale} after={t('results.allIn')} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
