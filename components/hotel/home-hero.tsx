import { getLocale, getTranslations } from 'next-intl/server';
import { RecentSearches } from '@/components/search-form/recent-searches';
import { SearchForm } from '@/components/search-form/search-form';
import { formCatalogue } from '@/components/stay/form-catalogue';
import { SearchTexts } from '@/components/stay/search-texts';
import { Picture } from '@/components/ui/picture';
import { seoulToday } from '@/lib/dates/moment';
import type { HotelCategory, HotelSummary } from '@/lib/hub/contract/hotel';

export async function HomeHero({ categories, hotel }: { categories: HotelCategory[]; hotel: HotelSummary }) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const results = await getTranslations('results');
  const catalogue = formCatalogue({ categories });
  const today = seoulToday(new Date());
  return (
    <section aria-labelledby="claim">
      <div className="relative">
        <Picture picture={hotel.picture} sizes="100vw" priority className="absolute inset-0 h-full w-full" />
        <div className="relative min-h-[clamp(26rem,62svh,46rem)] text-paper lg:min-h-[clamp(26rem,74svh,46rem)]">
          {/* As tall as the text at any size, so that its contrast holds over a pale roof. */}
          <div className="bg-linear-to-b from-ink/65 from-[calc(100%-8rem)] to-transparent pt-12 pb-32 lg:pt-20">
            <div className="page-width">
              <p className="mb-3 text-sm tracking-wide">{t('hero.eyebrow')}</p>
              <h1 id="claim" className="display break-keep text-3xl">
                {t('hero.claim')}
              </h1>
              <p className="mt-4 max-w-xl text-balance">{t('hero.lead')}</p>
            </div>
          </div>
        </div>
      </div>
      <div className="page-width relative z-10 -mt-8 lg:-mt-12">
        <h2 className="sr-only">{t('searchTitle')}</h2>
        <SearchTexts>
          <SearchForm locale={locale} today={today} catalogue={catalogue} />
          <RecentSearches
            locale={locale}
            today={today}
            catalogue={catalogue}
            texts={{
              title: results('recent.title'),
              clear: results('recent.clear'),
              cleared: results('recent.cleared'),
            }}
          />
        </SearchTexts>
      </div>
    </section>
  );
}
