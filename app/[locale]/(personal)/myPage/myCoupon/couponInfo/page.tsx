import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { VoucherList } from '@/components/my-page/vouchers/voucher-list';
import { seoulToday } from '@/lib/dates/moment';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { voucherViews } from '@/lib/my-page/voucher-views';
import { chosenValue } from '@/lib/routes/query-values';

export const generateMetadata = entryMetadata('couponInfo', (t) => t('myPage.vouchers.description'));

export default entryPage('couponInfo', ({ query }) => (
  <>
    <EntryHeading entry="couponInfo" className="mb-8" />
    <VoucherList view={chosenValue(query, 'view', voucherViews) ?? 'usable'} todaySeoul={seoulToday(new Date())} />
  </>
));
