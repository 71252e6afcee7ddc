import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { ClaimFormView } from '@/components/my-page/claims/claim-form';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { languageOf } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { loadClaimableStays } from '@/lib/my-page/member-loads';
import { readMember } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.pointsAdjustment'),
  t('centre.claim.description'),
]);

export default async function PointsAdjustmentPage({ params, searchParams }: QueryRouteProps) {
  const [{ locale }, { stay }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const session = await readMember();
  if (session === null) return null;
  const [t, { centre, problems }] = await Promise.all([
    getTranslations({ locale, namespace: 'centre.claim' }),
    loadMessages(locale),
  ]);
  return (
    <>
      <EntryHeading entry="pointsAdjustment" lead={t('lead')} className="mb-10" />
      <MemberAnswer load={loadClaimableStays(languageOf(locale).code)}>
        {(choices) => (
          <BrowserTexts messages={{ centre: { claim: centre.claim, attachments: centre.attachments }, problems }}>
            <ClaimFormView
              {...choices}
              owner={session.membershipNo}
              chosen={choices.stays.find(({ reservationNo }) => reservationNo === stay)?.reservationNo ?? ''}
              today={seoulToday(new Date())}
            />
          </BrowserTexts>
        )}
      </MemberAnswer>
    </>
  );
}
