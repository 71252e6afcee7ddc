import { PrivacyPage } from '@/components/help/policy-page';
import { listedPage } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';

export const revalidate = 3600;

export const generateMetadata = listedPage(paths.privacy(), (t) => [
  t('legal.privacy.title'),
  t('legal.privacy.description'),
]);

export default async function PrivacyRoute({ params }: RouteProps) {
  const { locale } = await routeParams(params);
  return (
    <main id="content">
      <PrivacyPage locale={locale} />
    </main>
  );
}
