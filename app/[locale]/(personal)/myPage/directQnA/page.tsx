import { getTranslations } from 'next-intl/server';
import { CentreContact } from '@/components/my-page/customer-centre/centre-contact';
import { EnquiryList } from '@/components/my-page/customer-centre/enquiry-list';
import { QuestionSearch } from '@/components/my-page/customer-centre/question-search';
import { MemberPage } from '@/components/my-page/shell/member-answer';
import { MemberSection } from '@/components/my-page/shell/member-section';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { tidyLine } from '@/lib/hub/contract/typed-text';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHelp } from '@/lib/hub/load-group-texts';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { helpCategories } from '@/lib/my-page/enquiry-form';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadEnquiries } from '@/lib/my-page/load-enquiries';
import { chosenValue, firstValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('myPage.menu.groups.directQnA'), t('centre.help.description')]);

export default memberPage(async ({ lang, query }) => {
  const t = await getTranslations();
  const [centre, enquiries] = [loadOf(loadHelp(lang)), loadEnquiries()];
  return (
    <>
      <PageHeading title={t('myPage.menu.groups.directQnA')} lead={t('centre.help.lead')} className="mb-10" />
      <MemberPage loads={[centre, enquiries]}>
        <div className="flex flex-col gap-14">
          <MemberSection load={centre} inPlace failure={null} skeleton={<Skeleton className="h-28 w-full" />}>
            {(data) => <CentreContact centre={data} now={new Date()} />}
          </MemberSection>
          <Section title={t('centre.enquiry.listTitle')}>
            <MemberSection load={enquiries} inPlace skeleton={<Skeleton className="h-32 w-full" />}>
              {(data) => <EnquiryList enquiries={data.enquiries} />}
            </MemberSection>
          </Section>
          <Section title={t('centre.help.questions')}>
            <MemberSection load={centre} inPlace skeleton={<Skeleton className="h-64 w-full" />}>
              {({ questions }) => (
                <QuestionSearch
                  questions={questions}
                  query={tidyLine(firstValue(query, 'q') ?? '')}
                  category={chosenValue(query, 'category', helpCategories) ?? null}
                />
              )}
            </MemberSection>
          </Section>
        </div>
      </MemberPage>
    </>
  );
});
