import { setRequestLocale } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { VoucherChoices } from '@/components/my-page/vouchers/voucher-choices';
import { loadMessages } from '@/lib/i18n/messages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readMember } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.selectCoupon'),
  t('myPage.voucherChoice.description'),
]);

export default async function SelectCouponPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readMember();
  if (session === null) return null;
  const { voucherChoice } = (await loadMessages(locale)).myPage;
  return (
    <>
      <EntryHeading entry="selectCoupon" lead={voucherChoice.lead} className="mb-12" />
      <VoucherChoices
        locale={locale}
        membershipNo={session.membershipNo}
        texts={voucherChoice}
        todaySeoul={seoulToday(new Date())}
      />
    </>
  );
}
