import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PackageGone, PackagePage } from '@/components/hotel/package-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { serverEnv } from '@/lib/env/server-env';
import { loadOf } from '@/lib/hub/hub-load';
import { loadPackage } from '@/lib/hub/load-packages';
import { notFoundMetadata, pageMetadata } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { pagePreview } from '@/lib/preview/preview-address';
import { packagePreview } from '@/lib/preview/preview-subject';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

type OfferProps = RouteProps<{ offerId: string }>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: OfferProps): Promise<Metadata> {
  const { locale, lang, offerId } = await routeParams(params);
  const load = await loadOf(loadPackage(offerId, lang));
  if (load.state === 'notFound') return notFoundMetadata();
  if (load.state !== 'ready') {
    const t = await getTranslations('hotels.packages');
    return pageMetadata({ path: null, title: t('title'), description: t('description') });
  }
  const { packageId, title, summary } = load.data;
  return pageMetadata({
    path: paths.package(packageId),
    title,
    description: summary,
    preview: pagePreview(packagePreview(load.data, locale)),
  });
}

export default async function OfferRoute({ params }: OfferProps) {
  const { lang, offerId } = await routeParams(params);
  const load = await loadOf(loadPackage(offerId, lang));
  if (load.state === 'notFound') return <PackageGone />;
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  return (
    <main id="content">
      <PackagePage known={load.data} origin={serverEnv().PUBLIC_ORIGIN} />
    </main>
  );
}
