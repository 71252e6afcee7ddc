import { AccessibilityPage } from '@/components/help/policy-page';
import { listedPage } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';

export const revalidate = 3600;

export const generateMetadata = listedPage(paths.accessibility(), (t) => [
  t('legal.accessibility.title'),
  t('legal.accessibility.description'),
]);

export default async function AccessibilityRoute({ params }: RouteProps) {
  const { locale } = await routeParams(params);
  return (
    <main id="content">
      <AccessibilityPage locale={locale} />
    </main>
  );
}
