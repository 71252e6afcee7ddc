import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { EnquiryFormView } from '@/components/my-page/customer-centre/enquiry-form';
import { PageHeading } from '@/components/ui/page-heading';
import { formProblems } from '@/lib/bff/form-problems';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = unlistedPage((t) => [t('centre.enquiry.writeTitle'), t('centre.enquiry.description')]);

export default memberPage(async ({ session }) => {
  const [t, { centre, common, problems }] = await Promise.all([getTranslations('centre.enquiry'), getMessages()]);
  const { enquiry, attachments, categories } = centre;
  return (
    <>
      <PageHeading title={t('writeTitle')} lead={t('lead')} className="mb-10" />
      <NextIntlClientProvider
        messages={{
          centre: { enquiry, attachments, categories },
          common: { form: common.form },
          problems: formProblems(problems),
        }}
      >
        <EnquiryFormView owner={session.membershipNo} />
      </NextIntlClientProvider>
    </>
  );
});
