import { setRequestLocale } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { VoucherList } from '@/components/my-page/vouchers/voucher-list';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { voucherViewOf } from '@/lib/my-page/voucher-views';
import { readMember } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.couponInfo'),
  t('myPage.vouchers.description'),
]);

export default async function CouponInfoPage({ params, searchParams }: QueryRouteProps) {
  const [{ locale }, { view }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  if ((await readMember()) === null) return null;
  return (
    <>
      <EntryHeading entry="couponInfo" className="mb-8" />
      <VoucherList locale={locale} view={voucherViewOf(view)} todaySeoul={seoulToday(new Date())} />
    </>
  );
}
