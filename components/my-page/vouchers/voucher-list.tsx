import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Fold } from '@/components/ui/fold';
import { TabLinks } from '@/components/ui/tab-links';
import type { SeoulDay } from '@/lib/dates/day';
import type { MemberVoucher } from '@/lib/hub/contract/voucher';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadVouchers } from '@/lib/my-page/load-vouchers';
import { type VoucherView, vouchersInView, voucherViews } from '@/lib/my-page/voucher-views';
import { paths } from '@/lib/routes/paths';
import { FrozenSection } from '../shell/frozen-section';
import { MemberAnswer } from '../shell/member-answer';
import { VoucherEntry } from './voucher-entry';

const SHOWN = 12;

const emptyWords = {
  usable: { title: 'emptyUsableTitle', sentence: 'emptyUsable' },
  used: { title: 'emptyUsedTitle', sentence: 'emptyUsed' },
  expired: { title: 'emptyExpiredTitle', sentence: 'emptyExpired' },
} as const satisfies Record<VoucherView, object>;

export function VoucherList({ view, todaySeoul }: { view: VoucherView; todaySeoul: SeoulDay }) {
  const t = useTranslations('myPage.vouchers');
  const locale = useLocale();
  const hrefOf = (tab: VoucherView) =>
    localizedPath(locale, paths.myPageCoupon.couponInfo(tab === 'usable' ? {} : { view: tab }));
  const { title, sentence } = emptyWords[view];
  return (
    <MemberAnswer load={loadVouchers(languageOf(locale).code)}>
      {({ vouchers }) => {
        const shown = vouchersInView(vouchers, view);
        return (
          <>
            <FrozenSection />
            <TabLinks
              label={t('views')}
              tabs={voucherViews.map((tab) => ({
                label: t(tab),
                href: hrefOf(tab),
                count: vouchersInView(vouchers, tab).length,
              }))}
              current={hrefOf(view)}
            />
            <div className="mt-6">
              {shown.length === 0 ? (
                <EmptyState
                  title={t(title)}
                  sentence={t(sentence)}
                  nextStep={{ label: t('search'), href: localizedPath(locale, paths.home()), prefetch: true }}
                />
              ) : (
                <>
                  <Tickets vouchers={shown.slice(0, SHOWN)} todaySeoul={todaySeoul} />
                  {shown.length > SHOWN && (
                    <Fold summary={t('rest', { count: shown.length - SHOWN })} className="mt-4">
                      <Tickets vouchers={shown.slice(SHOWN)} todaySeoul={todaySeoul} />
                    </Fold>
                  )}
                </>
              )}
            </div>
          </>
        );
      }}
    </MemberAnswer>
  );
}

function Tickets({ vouchers, todaySeoul }: { vouchers: readonly MemberVoucher[]; todaySeoul: SeoulDay }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {vouchers.map((voucher) => (
        <li key={voucher.voucherId}>
          <VoucherEntry voucher={voucher} todaySeoul={todaySeoul} />
        </li>
      ))}
    </ul>
  );
}
