import { NotFound } from '@/components/layout/not-found';
import { notFoundMetadata } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';

export const generateMetadata = async ({ params }: RouteProps) => notFoundMetadata((await params).locale);

/** Catches unknown addresses, so that they are answered in the reader's language. */
export default async function UnknownAddressPage({ params }: RouteProps) {
  const { locale } = await routeParams(params);
  return <NotFound locale={locale} />;
}
