import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { NotFound } from '@/components/layout/not-found';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { formatShortDay } from '@/lib/dates/format';
import type { StayPackage } from '@/lib/hub/contract/package';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { formatStay } from '@/lib/stay/format-stay';
import { type BookableHotel, lowestStayQuery } from '@/lib/stay/package-dates';
import { placeName } from '@/lib/stay/place-name';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';
import { packageJsonLd } from '@/lib/structured-data/package-json-ld';
import { forWhomText, PackageConditions, PackageInclusions } from './package-facts';

export async function PackagePage({ known, origin }: { known: StayPackage; origin: string }) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  const common = await getTranslations('common');
  const summary = await getTranslations('booking.summary');
  const to = (path: string) => localizedPath(locale, path);
  const absolute = (href: string) => new URL(href, origin).href;
  const offerHref = (hotel: BookableHotel) => to(paths.hotelOffers(hotel.hotelId, lowestStayQuery(known, hotel)));
  const trail = [
    { label: common('brand.name'), href: to(paths.home()) },
    { label: t('packages.title'), href: to(paths.packages()) },
    { label: known.title, href: to(paths.package(known.packageId)) },
  ];
  return (
    <>
      <JsonLd
        data={packageJsonLd({
          known,
          url: absolute(trail[2]?.href ?? ''),
          origin,
          offerUrl: (hotel) => absolute(offerHref(hotel)),
          hotelUrl: (hotelId) => absolute(to(paths.hotel(hotelId))),
        })}
      />
      <JsonLd data={breadcrumbJsonLd(trail, origin)} />
      <Picture
        picture={known.picture}
        sizes="100vw"
        priority
        className="aspect-landscape max-h-[60svh] w-full md:aspect-[21/9]"
      />
      <div className="page-width pt-6 pb-section">
        <Breadcrumb label={t('detail.breadcrumb')} items={trail} />
        <div className="mt-10 grid grid-cols-1 gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <PageHeading
            size="display"
            eyebrow={await forWhomText(known.forWhom)}
            title={known.title}
            lead={known.summary}
          />
          <section aria-labelledby="offer-hotels" className="lg:row-span-2 lg:self-start">
            <h2 id="offer-hotels" className="display mb-2 text-xl">
              {t('packages.whereTitle')}
            </h2>
            <p className="mb-5 text-ink-muted text-sm">
              {t('packages.forStay', { nights: common('stay.nights', { count: known.leastNights }) })}
            </p>
            <ul className="border-brass border-t">
              {known.hotels.map((hotel) => (
                <PackageHotel key={hotel.hotelId} hotel={hotel} hrefOf={offerHref} />
              ))}
            </ul>
            <p className="mt-4 text-ink-muted text-xs">{summary('allIn')}</p>
          </section>
          <div className="space-y-14">
            <PackageInclusions known={known} />
            <PackageConditions known={known} />
            <p>
              <TextLink href={to(paths.packages())} className="inline-flex min-h-11 items-center">
                {t('packages.all')}
              </TextLink>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}

interface PackageHotelProps {
  hotel: StayPackage['hotels'][number];
  hrefOf: (hotel: BookableHotel) => string;
}

async function PackageHotel({ hotel, hrefOf }: PackageHotelProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels.packages');
  const { hotelId, hotelName, lowest } = hotel;
  return (
    <li className="border-stone border-b py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <TextLink href={localizedPath(locale, paths.hotel(hotelId))} tone="plain" className="display text-lg">
          {hotelName}
        </TextLink>
        <span className="text-ink-muted text-sm">{placeName(hotel)}</span>
      </p>
      {lowest === null ? (
        <p className="mt-2 text-ink-muted text-sm">{t('soldOut')}</p>
      ) : (
        <>
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <Price amountKrw={lowest.totalKrw} locale={locale} before={t('from')} />
            <span className="tabular text-ink-soft text-sm">{formatStay(lowest, locale)}</span>
          </p>
          <ButtonLink href={hrefOf({ ...hotel, lowest })} variant="secondary" wide className="mt-4">
            <span>
              {t('see')}
              <span className="sr-only">{` ${hotelName}, ${formatShortDay(lowest.checkInDate, locale)}`}</span>
            </span>
          </ButtonLink>
        </>
      )}
    </li>
  );
}

/** For a package that does not exist or has ended, answered 404. */
export async function PackageGone() {
  const locale = await getLocale();
  const t = await getTranslations('hotels.packages');
  return (
    <NotFound
      title={t('goneTitle')}
      sentence={t('goneSentence')}
      actions={
        <ButtonLink prefetch href={localizedPath(locale, paths.packages())}>
          {t('all')}
        </ButtonLink>
      }
    />
  );
}
