import { useTranslations } from 'next-intl';
import { PageHeading, type PageHeadingProps } from '@/components/ui/page-heading';
import type { EntryLabel } from '@/lib/my-page/menu';

export interface EntryHeadingProps extends Omit<PageHeadingProps, 'title'> {
  entry: EntryLabel;
}

/** The heading of an entry's page, in the words of the menu. */
export function EntryHeading({ entry, ...heading }: EntryHeadingProps) {
  const t = useTranslations('myPage.menu.entries');
  return <PageHeading {...heading} title={t(entry)} />;
}
