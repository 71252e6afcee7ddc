import { getLocale, getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { formatDay } from '@/lib/dates/format';
import type { StayPackage } from '@/lib/hub/contract/package';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { forWhomText, PackagePrice } from './package-facts';

export async function PackageList({ packages }: { packages: readonly StayPackage[] }) {
  const t = await getTranslations('hotels.packages');
  return (
    <>
      <PageHeading
        size="display"
        eyebrow={t('eyebrow', { count: packages.length })}
        title={t('heading')}
        lead={packages.length === 0 ? t('none') : t('lead')}
      />
      <ul className="mt-12 border-stone-deep border-b">
        {packages.map((known, index) => (
          <li key={known.packageId}>
            <PackageRow known={known} priority={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

async function PackageRow({ known, priority }: { known: StayPackage; priority: boolean }) {
  const locale = await getLocale();
  const t = await getTranslations('hotels.packages');
  const { packageId, title, summary, picture, hotels, stay, forWhom, inclusions } = known;
  const facts = [
    hotels.map(({ hotelName }) => hotelName),
    inclusions.map(({ name }) => name),
    [t('period', { from: formatDay(stay.from, locale), until: formatDay(stay.until, locale) })],
  ];
  return (
    <article className="group relative grid grid-cols-1 gap-x-16 gap-y-6 border-stone-deep border-t py-10 sm:grid-cols-[minmax(0,1fr)_minmax(12rem,22rem)] md:py-14">
      <div className="order-last flex min-w-0 flex-col sm:order-none">
        <p className="eyebrow mb-3">{await forWhomText(forWhom)}</p>
        <h2 className="display text-2xl">
          <TextLink
            href={localizedPath(locale, paths.package(packageId))}
            tone="plain"
            className="after:absolute after:inset-0"
          >
            {title}
          </TextLink>
        </h2>
        <p className="mt-4 max-w-reading text-ink-soft text-lg">{summary}</p>
        <ul className="keep-words mt-6 space-y-1 text-ink-soft text-sm">
          {facts.map((parts) => (
            <li key={parts[0]}>{parts.join('\u00A0· ')}</li>
          ))}
        </ul>
        <p className="mt-auto pt-8">
          <PackagePrice known={known} size="md" />
        </p>
      </div>
      <div className="overflow-hidden rounded-sm">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 40rem) 22rem, 100vw"
          priority={priority}
          className="aspect-landscape max-sm:aspect-[2/1] transition-transform duration-240 ease-quiet motion-safe:group-hover:scale-[1.015]"
        />
      </div>
    </article>
  );
}
