import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { VoucherChoices } from '@/components/my-page/vouchers/voucher-choices';
import type { Locale } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { seoulToday } from '@/lib/stay/dates';

interface SelectCouponPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: SelectCouponPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.voucherChoice' });
  return entryMetadata(locale, 'selectCoupon', t('description'));
}

export default async function SelectCouponPage({ params }: SelectCouponPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await openEntry('selectCoupon');
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
