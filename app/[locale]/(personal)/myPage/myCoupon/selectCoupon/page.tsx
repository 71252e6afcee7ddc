import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { VoucherChoices } from '@/components/my-page/vouchers/voucher-choices';
import { seoulToday } from '@/lib/dates/moment';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';

export const generateMetadata = entryMetadata('selectCoupon', (t) => t('myPage.voucherChoice.description'));

export default entryPage('selectCoupon', ({ session }) => (
  <>
    <EntryHeading entry="selectCoupon" className="mb-8" />
    <VoucherChoices membershipNo={session.membershipNo} todaySeoul={seoulToday(new Date())} />
  </>
));
