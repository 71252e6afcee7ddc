import { EnquiryView } from '@/components/my-page/customer-centre/enquiry-view';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { NumberNotFound } from '@/components/my-page/shell/not-found';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadEnquiry } from '@/lib/my-page/load-enquiries';
import { numberMetadata } from '@/lib/my-page/number-metadata';

export const generateMetadata = numberMetadata<{ enquiryNo: string }>(
  'centre.enquiry',
  ({ enquiryNo }) => loadEnquiry(enquiryNo),
  (t) => [t('centre.enquiry.title'), t('centre.enquiry.description')],
);

export default memberPage<{ enquiryNo: string }>(({ enquiryNo }) => (
  <MemberAnswer load={loadEnquiry(enquiryNo)} notFound={<NumberNotFound of="centre.enquiry" />}>
    {(enquiry) => <EnquiryView enquiry={enquiry} />}
  </MemberAnswer>
));
