import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { QuestionList } from '@/components/ui/question-list';
import { TabLinks } from '@/components/ui/tab-links';
import { TextField } from '@/components/ui/text-field';
import { searchQuestions } from '@/lib/help/question-search';
import type { FrequentQuestion, HelpCategory } from '@/lib/hub/contract/enquiry';
import { localizedPath } from '@/lib/i18n/localized-path';
import { helpCategories } from '@/lib/my-page/enquiry-form';
import { paths } from '@/lib/routes/paths';

export interface QuestionSearchProps {
  questions: readonly FrequentQuestion[];
  query: string;
  category: HelpCategory | null;
}

/** The search term is in the address, so that it works without script too. */
export function QuestionSearch({ questions, query, category }: QuestionSearchProps) {
  const t = useTranslations('centre');
  const locale = useLocale();
  const found = searchQuestions(questions, { query, category });
  const href = (of: HelpCategory | null) =>
    localizedPath(locale, paths.myPageDirectQnA({ q: query, category: of ?? undefined }));
  const countOf = (of: HelpCategory | null) => searchQuestions(questions, { query, category: of }).length;
  return (
    <div className="flex flex-col gap-8">
      <search>
        <form
          method="get"
          action={localizedPath(locale, paths.myPageDirectQnA())}
          className="flex max-w-form flex-wrap items-end gap-3"
        >
          <TextField
            type="search"
            name="q"
            label={t('help.search')}
            defaultValue={query}
            className="min-w-0 flex-1 basis-48"
          />
          {category !== null && <input type="hidden" name="category" value={category} />}
          <Button type="submit" variant="secondary">
            {t('help.searchAction')}
          </Button>
        </form>
      </search>
      <TabLinks
        label={t('help.categories')}
        current={href(category)}
        tabs={[null, ...helpCategories].map((of) => ({
          label: of === null ? t('help.all') : t(`categories.${of}`),
          href: href(of),
          count: countOf(of),
        }))}
      />
      {query !== '' && <p role="status">{t('help.found', { count: found.length, query })}</p>}
      {found.length === 0 ? (
        <EmptyState
          title={t('help.nothingTitle')}
          sentence={t('help.nothing')}
          actions={
            <>
              <ButtonLink href={localizedPath(locale, paths.myPageEnquiryWrite())}>{t('help.writeAction')}</ButtonLink>
              <ButtonLink href={localizedPath(locale, paths.myPageDirectQnA())} variant="secondary">
                {t('help.showAll')}
              </ButtonLink>
            </>
          }
        />
      ) : (
        <QuestionList questions={found} />
      )}
    </div>
  );
}
