import { PrivacyPage } from '@/components/help/policy-page';
import { listedPage } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/routes/paths';

export const revalidate = 3600;

export const generateMetadata = listedPage(paths.privacy(), (t) => [
  t('legal.privacy.title'),
  t('legal.privacy.description'),
]);

export default function PrivacyRoute() {
  return (
    <main id="content">
      <PrivacyPage />
    </main>
  );
}
