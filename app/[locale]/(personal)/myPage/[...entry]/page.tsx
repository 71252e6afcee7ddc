import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Preparation } from '@/components/my-page/shell/preparation';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { openEntry } from '@/lib/my-page/entry-page';
import { preparedEntryAt } from '@/lib/my-page/prepared-entries';
import { paths } from '@/lib/paths';

interface PreparedPageProps {
  params: Promise<{ locale: Locale; entry: string[] }>;
}

const pathOf = (entry: string[]) => `${paths.myPage()}/${entry.join('/')}`;

export async function generateMetadata({ params }: PreparedPageProps): Promise<Metadata> {
  const { locale, entry: segments } = await params;
  const path = pathOf(segments);
  const entry = preparedEntryAt(path);
  if (!entry) return {};
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const title = t(`menu.entries.${entry}`);
  return pageMetadata({ locale, path, title, description: t(`preparation.what.${entry}`), index: false });
}

/** Entries of the menu that are in preparation, out of the menu's own table; nothing else under My Page exists. */
export default async function PreparedPage({ params }: PreparedPageProps) {
  const { locale, entry: segments } = await params;
  setRequestLocale(locale);
  const entry = preparedEntryAt(pathOf(segments));
  if (!entry) notFound();
  if ((await openEntry(entry)) === null) return null;
  return <Preparation locale={locale} entry={entry} />;
}
