import { getLocale, getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/layout/disclosure';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { type ResultView, resultSorts } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { RESULT_COUNT_ID } from './result-ids';

export interface SortMenuProps {
  search: Stay;
  view: ResultView;
}

/** The orders of the list, each a link. */
export async function SortMenu({ search, view }: SortMenuProps) {
  const locale = await getLocale();
  const t = await getTranslations('results.sort');
  return (
    <Disclosure
      className="group/sort relative z-10 [grid-area:sort]"
      label={`${t('label')}: ${t(view.sort)}`}
      summaryClassName="flex min-h-control items-center justify-center gap-2 rounded-sm border border-edge px-5 font-medium text-sm hover:border-ink lg:min-h-11 lg:border-transparent lg:px-0"
      summary={
        <>
          <span>{t(view.sort)}</span>
          <Glyph name="chevron-down" size={16} className="transition-transform group-open/sort:rotate-180" />
        </>
      }
    >
      <nav aria-label={t('label')} className="drop-panel right-0 min-w-full py-2">
        <ul>
          {resultSorts.map((sort) => (
            <li key={sort}>
              <TextLink
                href={localizedPath(locale, paths.search(writeSearchParams(search, { ...view, sort, page: 1 })))}
                scroll={false}
                focusId={RESULT_COUNT_ID}
                tone="plain"
                aria-current={sort === view.sort ? 'true' : undefined}
                className="flex min-h-11 items-center whitespace-nowrap px-5 text-sm hover:bg-stone-soft aria-[current]:font-medium aria-[current]:text-brass"
              >
                {t(sort)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  );
}
