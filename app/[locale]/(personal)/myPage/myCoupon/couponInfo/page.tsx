import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { VoucherList } from '@/components/my-page/vouchers/voucher-list';
import type { Locale } from '@/lib/i18n/languages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { voucherViewOf } from '@/lib/my-page/voucher-views';
import { seoulToday } from '@/lib/stay/dates';

interface CouponInfoPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ view?: string | string[] }>;
}

export async function generateMetadata({ params }: CouponInfoPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.vouchers' });
  return entryMetadata(locale, 'couponInfo', t('description'));
}

export default async function CouponInfoPage({ params, searchParams }: CouponInfoPageProps) {
  const [{ locale }, { view }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  if ((await openEntry('couponInfo')) === null) return null;
  return (
    <>
      <EntryHeading entry="couponInfo" className="mb-8" />
      <VoucherList locale={locale} view={voucherViewOf(view)} todaySeoul={seoulToday(new Date())} />
    </>
  );
}
