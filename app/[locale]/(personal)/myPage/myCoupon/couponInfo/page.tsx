import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { VoucherList } from '@/components/my-page/vouchers/voucher-list';
import { seoulToday } from '@/lib/dates/moment';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { voucherViewOf } from '@/lib/my-page/voucher-views';

export const generateMetadata = entryMetadata('couponInfo', (t) => t('myPage.vouchers.description'));

export default entryPage('couponInfo', ({ query: { view } }) => (
  <>
    <EntryHeading entry="couponInfo" className="mb-8" />
    <VoucherList view={voucherViewOf(view)} todaySeoul={seoulToday(new Date())} />
  </>
));
