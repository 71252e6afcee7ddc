import { EntryNotFound } from '@/components/my-page/shell/entry-not-found';
import { notFoundMetadata } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';

export const generateMetadata = async ({ params }: RouteProps) => notFoundMetadata((await params).locale);

export default async function UnknownEntryPage({ params }: RouteProps) {
  await routeParams(params);
  return <EntryNotFound />;
}
