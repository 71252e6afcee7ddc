import { getLocale, getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { HotelCategory } from '@/lib/hub/contract/hotel';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { ALL_DETAILS, DEFAULT_CATEGORY } from '@/lib/stay/stay';

export async function HomeRegions({ categories }: { categories: HotelCategory[] }) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const regions = categories
    .find(({ category }) => category === DEFAULT_CATEGORY)
    ?.details.filter(({ detail, hotelCount }) => detail !== ALL_DETAILS && hotelCount > 0);
  return (
    <Section title={t('regions.title')} layout="beside" room="page">
      <ul className="border-stone-deep border-t">
        {regions?.map(({ detail, name, hotelCount }) => (
          <li key={detail} className="border-stone-deep border-b">
            <TextLink
              href={localizedPath(locale, paths.hotels({ place: { category: DEFAULT_CATEGORY, detail } }))}
              tone="plain"
              className="flex items-baseline justify-between gap-6 py-5"
            >
              <span className="display text-xl">{name}</span>
              <span className="tabular text-ink-muted text-sm">{t('regions.count', { count: hotelCount })}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
