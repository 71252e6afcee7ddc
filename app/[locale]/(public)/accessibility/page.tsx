import { AccessibilityPage } from '@/components/help/policy-page';
import { listedPage } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/routes/paths';

export const revalidate = 3600;

export const generateMetadata = listedPage(paths.accessibility(), (t) => [
  t('legal.accessibility.title'),
  t('legal.accessibility.description'),
]);

export default function AccessibilityRoute() {
  return (
    <main id="content">
      <AccessibilityPage />
    </main>
  );
}
