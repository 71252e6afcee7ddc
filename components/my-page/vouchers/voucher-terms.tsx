import { useLocale, useTranslations } from 'next-intl';
import type { DescriptionItem } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import type { MemberVoucher, Voucher } from '@/lib/hub/contract/voucher';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export function useVoucherTerms(): (use: Voucher['use']) => DescriptionItem[] {
  const t = useTranslations('myPage.vouchers');
  const locale = useLocale();
  return ({ discount, minimumKrw }) => [
    {
      term: t('facts.discount'),
      description:
        discount === null
          ? null
          : discount.kind === 'amount'
            ? formatKrw(discount.amountKrw, locale)
            : t('percent', { percent: discount.percent, amount: formatKrw(discount.atMostKrw, locale) }),
    },
    {
      term: t('facts.minimum'),
      description: minimumKrw > 0 ? t('minimum', { amount: formatKrw(minimumKrw, locale) }) : null,
    },
  ];
}

export function VoucherHotels({ hotels }: Pick<MemberVoucher, 'hotels'>) {
  const t = useTranslations('myPage.vouchers');
  const locale = useLocale();
  if (hotels.length === 0) return t('everyHotel');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {hotels.map(({ hotelId, name }) => (
        <li key={hotelId}>
          <TextLink href={localizedPath(locale, paths.hotel(hotelId))}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
