import { useTranslations } from 'next-intl';
import { PageHeading, type PageHeadingProps } from '@/components/ui/page-heading';
import type { EntryLabel } from '@/lib/my-page/menu';

export interface EntryHeadingProps extends Omit<PageHeadingProps, 'title'> {
  entry: EntryLabel;
}

export function EntryHeading({ entry, ...heading }: EntryHeadingProps) {
  const t = useTranslations('myPage.menu.entries');
  return <PageHeading {...heading} title={t(entry)} />;
}
