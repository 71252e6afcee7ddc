import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import type { HotelRef } from '@/lib/stay/chosen-stay';
import { MOST_COMPARED, type ResultView } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { RESULT_COUNT_ID } from './result-ids';

interface CompareBarProps {
  search: Stay;
  view: ResultView;
  compared: readonly HotelRef[];
}

export async function CompareBar({ search, view, compared }: CompareBarProps) {
  const locale = await getLocale();
  const t = await getTranslations('results.compare');
  const names = view.compared.flatMap((id) => compared.find(({ hotelId }) => hotelId === id)?.hotelName ?? []);
  const count = names.length;
  const isFull = count >= MOST_COMPARED;
  return (
    <div
      className={
        count === 0
          ? undefined
          : 'sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-x-6 border-stone-deep border-t bg-paper px-4 py-2'
      }
    >
      <p role="status" className={count === 0 ? 'sr-only' : 'flex-1 text-sm'}>
        {count > 0 && <span>{t('chosen', { count, most: MOST_COMPARED })}</span>}
        <span className="max-sm:sr-only"> {names.join(', ')}</span>
        {count === 1 && <span className="block text-ink-soft text-xs">{t('more')}</span>}
        {isFull && <span className="block text-ink-soft text-xs max-sm:sr-only">{t('most')}</span>}
      </p>
      {count > 0 && (
        <TextLink
          href={localizedPath(locale, paths.search(writeSearchParams(search, { ...view, compared: [] })))}
          scroll={false}
          focusId={RESULT_COUNT_ID}
          className="inline-flex min-h-11 items-center text-ink-soft text-sm"
        >
          {t('clear')}
        </TextLink>
      )}
      {count > 1 && (
        <ButtonLink href={localizedPath(locale, paths.compareHotels(writeSearchParams(search, view)))} size="sm">
          {t('open')}
        </ButtonLink>
      )}
    </div>
  );
}
