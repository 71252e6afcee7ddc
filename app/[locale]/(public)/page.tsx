import { getLocale, getTranslations } from 'next-intl/server';
import { HomeHero } from '@/components/hotel/home-hero';
import { HomeRegions } from '@/components/hotel/home-regions';
import { HotelCard } from '@/components/hotel/hotel-card';
import { PackageLinks } from '@/components/hotel/package-links';
import { LoadFailure } from '@/components/layout/load-failure';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHotelList } from '@/lib/hub/load-hotels';
import { loadPackages } from '@/lib/hub/load-packages';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { listedPage } from '@/lib/metadata/page-metadata';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

/** One opens the page, six follow in two rows. */
const HOTELS_AT_HOME = 7;
const PACKAGES_AT_HOME = 3;

export const generateMetadata = listedPage(paths.home(), (t) => [t('home.title'), t('home.description')]);

export default async function HomePage() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const packageTexts = await getTranslations('hotels.packages');
  const to = (path: string) => localizedPath(locale, path);
  const language = languageOf(locale).code;
  const [load, packages] = await Promise.all([
    loadOf(loadHotelList(language, 1, HOTELS_AT_HOME)),
    loadOf(loadPackages(language)),
  ]);
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  const products = load.data;
  const [first, ...others] = products.hotels;
  return (
    <main id="content">
      {first && <HomeHero categories={products.categories} hotel={first} />}
      <div>
        <HomeRegions categories={products.categories} />
      </div>
      <Section
        title={t('hotels.title')}
        eyebrow={t('hotels.eyebrow')}
        room="page"
        className="pt-0!"
        action={
          <TextLink href={to(paths.hotels())} className="py-3">
            {t('hotels.all')}
          </TextLink>
        }
      >
        <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((hotel) => (
            <li key={hotel.hotelId} className="drawn-near flex">
              <HotelCard hotel={hotel} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw" />
            </li>
          ))}
        </ul>
      </Section>
      <PackageLinks
        title={packageTexts('seasonTitle')}
        packages={(dataOf(packages) ?? []).slice(0, PACKAGES_AT_HOME)}
        room="page"
        className="pt-0!"
      />
      <div className="bg-pine text-paper">
        <Section
          title={t('membership.title')}
          room="page"
          className="text-center [&_h2]:mx-auto [&>div>div]:justify-center"
        >
          <p className="mx-auto max-w-xl">{t('membership.sentence')}</p>
          <ButtonLink
            href={to(paths.signUp())}
            variant="secondary"
            className="mt-8 border-paper! text-paper! hover:bg-pine-deep!"
          >
            {t('membership.join')}
          </ButtonLink>
          <p className="mt-5">
            <TextLink
              href={to(paths.programme())}
              tone="plain"
              className="inline-flex min-h-11 items-center underline decoration-brass-light underline-offset-4"
            >
              {t('membership.benefits')}
            </TextLink>
          </p>
        </Section>
      </div>
    </main>
  );
}
