import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/layout/not-found';
import { notFoundMetadata } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';

export const generateMetadata = async ({ params }: RouteProps) => notFoundMetadata((await params).locale);

/** Every entry of the menu has a page of its own; nothing else under My Page exists. */
export default async function UnknownEntryPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <NotFound locale={locale} />;
}
