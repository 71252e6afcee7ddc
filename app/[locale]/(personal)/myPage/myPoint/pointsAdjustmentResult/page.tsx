import { setRequestLocale } from 'next-intl/server';
import { ClaimList } from '@/components/my-page/claims/claim-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { languageOf } from '@/lib/i18n/languages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { loadClaims } from '@/lib/my-page/member-loads';
import { readMember } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.pointsAdjustmentResult'),
  t('centre.result.description'),
]);

export default async function PointsAdjustmentResultPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  if ((await readMember()) === null) return null;
  return (
    <>
      <EntryHeading entry="pointsAdjustmentResult" className="mb-8" />
      <MemberAnswer load={loadClaims(languageOf(locale).code)}>
        {({ claims }) => <ClaimList claims={claims} />}
      </MemberAnswer>
    </>
  );
}
