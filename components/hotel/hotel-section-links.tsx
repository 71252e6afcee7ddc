import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';

export interface HotelSectionLinksProps {
  locale: Locale;
  hasRestaurants: boolean;
}

export async function HotelSectionLinks({ locale, hasRestaurants }: HotelSectionLinksProps) {
  const t = await getTranslations({ locale, namespace: 'hotels.detail' });
  const parts = [
    { id: 'rooms', name: t('rooms') },
    ...(hasRestaurants ? [{ id: 'dining', name: t('restaurants') }] : []),
    { id: 'facilities', name: t('facilities') },
    { id: 'accessibility', name: t('accessibility') },
    { id: 'facts', name: t('fact') },
    { id: 'way', name: t('location') },
  ];
  return (
    <nav aria-label={t('jumps')} className="mt-10 border-stone border-y py-1 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-7">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-sm underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-brass"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
