import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { ClaimFormView } from '@/components/my-page/claims/claim-form';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { formProblems } from '@/lib/bff/form-problems';
import { seoulToday } from '@/lib/dates/moment';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { loadClaimableStays } from '@/lib/my-page/load-claims';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = entryMetadata('pointsAdjustment', (t) => t('centre.claim.description'));

export default entryPage('pointsAdjustment', async ({ lang, session, query }) => {
  const [t, { centre, common, problems }] = await Promise.all([getTranslations('centre.claim'), getMessages()]);
  return (
    <>
      <EntryHeading entry="pointsAdjustment" lead={t('lead')} className="mb-10" />
      <MemberAnswer load={loadClaimableStays(lang)}>
        {(choices) => (
          <NextIntlClientProvider
            messages={{
              centre: { claim: centre.claim, attachments: centre.attachments },
              common: { form: common.form },
              problems: formProblems(problems),
            }}
          >
            <ClaimFormView
              {...choices}
              owner={session.membershipNo}
              chosen={
                choices.stays.find(({ reservationNo }) => reservationNo === firstValue(query, 'stay'))?.reservationNo ??
                ''
              }
              today={seoulToday(new Date())}
            />
          </NextIntlClientProvider>
        )}
      </MemberAnswer>
    </>
  );
});
