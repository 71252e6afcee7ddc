import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClaimList } from '@/components/my-page/claims/claim-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { loadClaims } from '@/lib/my-page/load-claims';

interface PointsAdjustmentResultPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PointsAdjustmentResultPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'centre.result' });
  return entryMetadata(locale, 'pointsAdjustmentResult', t('description'));
}

export default async function PointsAdjustmentResultPage({ params }: PointsAdjustmentResultPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  if ((await openEntry('pointsAdjustmentResult')) === null) return null;
  return (
    <>
      <EntryHeading entry="pointsAdjustmentResult" className="mb-8" />
      <MemberAnswer load={loadClaims(languageOf(locale).code)}>
        {({ claims }) => <ClaimList claims={claims} />}
      </MemberAnswer>
    </>
  );
}
