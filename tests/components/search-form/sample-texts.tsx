import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { FormCatalogue } from '@/components/stay/form-catalogue';
import common from '@/messages/en/common.json';
import search from '@/messages/en/search.json';

/** The English texts as they are written. */
export const texts = search;

const english = { locale: 'en', messages: { common, search } } as const;
export const form = createTranslator({ ...english, namespace: 'search.form' });
export const calendar = createTranslator({ ...english, namespace: 'search.calendar' });
export const stay = createTranslator({ ...english, namespace: 'common.stay' });

/** What a page in English puts around a search form. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <NextIntlClientProvider {...english}>{children}</NextIntlClientProvider>;
}

export const catalogue: FormCatalogue = {
  categories: [
    {
      category: 'location',
      name: 'Region',
      details: [
        { detail: 'seoul', name: 'Seoul' },
        { detail: 'jeju', name: 'Jeju' },
      ],
    },
    { category: 'theme', name: 'Theme', details: [{ detail: 'sea', name: 'Sea' }] },
  ],
  hotels: [
    { hotelId: 'haneul-namsan', hotelName: 'Haneul Namsan' },
    { hotelId: 'oreum-jeju', hotelName: 'Oreum Jeju' },
  ],
};
