import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { Fold } from '@/components/ui/fold';
import { ButtonLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import type { SeoulDay } from '@/lib/dates/day';
import { formatDay, seoulMoment } from '@/lib/dates/format';
import type { MemberVoucher } from '@/lib/hub/contract/voucher';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { daysLeftOf } from '@/lib/my-page/voucher-views';
import { paths } from '@/lib/routes/paths';
import { useVoucherFacts } from './voucher-facts';

export interface VoucherEntryProps {
  locale: Locale;
  voucher: MemberVoucher;
  todaySeoul: SeoulDay;
}

/** A ticket: what it is, until when and the one thing to do; on its stub the value and the days that are left. */
export function VoucherEntry({ locale, voucher, todaySeoul }: VoucherEntryProps) {
  const t = useTranslations('myPage.vouchers');
  const factsOf = useVoucherFacts(locale);
  const { name, description, status, validUntil, usage } = voucher;
  const isOpen = status === 'usable' || status === 'choice';
  const left = daysLeftOf(validUntil, todaySeoul);
  const worth = worthOf(voucher, locale);
  const lastDay = { day: formatDay(validUntil, locale) };
  return (
    <article className="flex h-full flex-col justify-between rounded-sm border border-stone-deep bg-paper">
      <div className="grid grid-cols-[1fr_auto]">
        <div className="flex min-w-0 flex-col items-start gap-1 p-5">
          <h2 className="display text-lg">{name}</h2>
          {status === 'choice' && <p className="font-medium text-brass text-sm">{t('status.choice')}</p>}
          <p className="text-ink-soft">{description}</p>
          <p className="text-ink-muted text-sm">
            {usage ? t('usedOn', { day: seoulMoment(usage.usedAt, locale).day }) : t(lineOf(voucher), lastDay)}
          </p>
        </div>
        <div className="flex w-28 flex-col items-center justify-center gap-2 border-stone-deep border-l border-dashed p-2 text-center">
          {worth !== null && <span className="display whitespace-nowrap text-lg">{worth}</span>}
          <Badge tone={isOpen && left.areFew ? 'brass' : 'neutral'}>
            {status === 'used' || status === 'expired' ? t(`status.${status}`) : t('daysLeft', { days: left.days })}
          </Badge>
        </div>
      </div>
      <div className="flex flex-col items-start gap-1 px-5 pb-3">
        <VoucherAction locale={locale} voucher={voucher} />
        <Fold summary={t('details')} of={name} className="w-full">
          <DescriptionList className="mb-3" items={factsOf(voucher)} />
        </Fold>
      </div>
    </article>
  );
}

const lineOf = ({ status, use }: MemberVoucher) => {
  if (status === 'choice') return 'chooseUntil';
  if (status === 'expired') return 'expiredOn';
  return use.redeemedAt === 'booking' ? 'untilArrival' : 'until';
};

/** What it takes off a stay, e.g. `₩50,000` or `10%`, or what a used one has saved. Null where it is no sum. */
function worthOf({ usage, use: { discount } }: MemberVoucher, locale: string): string | null {
  if (usage?.savedKrw) return formatKrw(usage.savedKrw, locale);
  if (discount === null) return null;
  return discount.kind === 'amount' ? formatKrw(discount.amountKrw, locale) : `${discount.percent}%`;
}

function VoucherAction({ locale, voucher }: Pick<VoucherEntryProps, 'locale' | 'voucher'>) {
  const t = useTranslations('myPage.vouchers');
  const { voucherId, status, use, hotels } = voucher;
  if (status === 'choice') {
    return (
      <ButtonLink href={`${localizedPath(locale, paths.myPageCoupon.selectCoupon())}#${voucherId}`}>
        {t('choose')}
      </ButtonLink>
    );
  }
  if (status !== 'usable' || use.redeemedAt !== 'booking') return null;
  const hotel = hotels.length === 1 ? hotels[0] : undefined;
  return (
    <ButtonLink variant="secondary" href={localizedPath(locale, hotel ? paths.hotel(hotel.hotelId) : paths.home())}>
      {t('book')}
    </ButtonLink>
  );
}
