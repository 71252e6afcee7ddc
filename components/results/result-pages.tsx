import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import type { ResultView } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { RESULTS_ID } from './result-ids';

export interface ResultPagesProps {
  search: Stay;
  view: ResultView;
  page: number;
  pages: number;
}

/** The first page, the last one and those around this one; null for a gap. */
function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((number, position) => {
    const before = shown[position - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

const linkClass = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5';

export async function ResultPages({ search, view, page, pages }: ResultPagesProps) {
  const locale = await getLocale();
  if (pages < 2) return null;
  const t = await getTranslations('results');
  const to = (number: number) =>
    `${localizedPath(locale, paths.search(writeSearchParams(search, { ...view, page: number })))}#${RESULTS_ID}`;
  return (
    <nav aria-label={t('pages.label')} className="tabular mt-12 flex items-center justify-center gap-x-2 text-sm">
      {page > 1 && (
        <TextLink href={to(page - 1)} tone="plain" rel="prev" className={clsx(linkClass, 'px-2')}>
          <Glyph name="chevron-left" size={16} />
          {t('pages.previous')}
        </TextLink>
      )}
      <p className="px-2 text-ink-soft sm:hidden">{t('pages.position', { page, pages })}</p>
      <ol className="flex items-center max-sm:hidden">
        {shownPages(page, pages).map((number, position) => (
          <li key={number ?? `gap ${position}`}>
            {number === null ? (
              <span aria-hidden="true" className={linkClass}>
                …
              </span>
            ) : (
              <TextLink
                href={to(number)}
                tone="plain"
                aria-label={t('pages.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={clsx(linkClass, number === page ? 'font-medium decoration-brass!' : 'text-ink-soft')}
              >
                {number}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <TextLink href={to(page + 1)} tone="plain" rel="next" className={clsx(linkClass, 'px-2')}>
          {t('pages.next')}
          <Glyph name="chevron-right" size={16} />
        </TextLink>
      )}
    </nav>
  );
}
