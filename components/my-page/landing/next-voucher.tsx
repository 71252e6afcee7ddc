import { getTranslations } from 'next-intl/server';
import type { Voucher } from '@/lib/hub/contract/voucher';
import type { Locale } from '@/lib/i18n/languages';
import type { MemberLoad } from '@/lib/my-page/member-load';
import { nextVoucherOf } from '@/lib/my-page/next-voucher';
import type { SeoulDay } from '@/lib/stay/dates';

export interface NextVoucherProps {
  locale: Locale;
  load: Promise<MemberLoad<{ vouchers: Voucher[] }>>;
  todaySeoul: SeoulDay;
}

export async function NextVoucher({ locale, load, todaySeoul }: NextVoucherProps) {
  const [t, answer] = await Promise.all([getTranslations({ locale, namespace: 'myPage.landing' }), load]);
  const next = answer.state === 'ready' ? nextVoucherOf(answer.data.vouchers, todaySeoul) : null;
  return next && t('nextVoucher', { name: next.name, days: next.daysLeft });
}
