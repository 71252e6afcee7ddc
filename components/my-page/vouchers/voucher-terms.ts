import { useTranslations } from 'next-intl';
import type { DescriptionItem } from '@/components/ui/description-list';
import { formatKrw } from '@/components/ui/price';
import type { Voucher } from '@/lib/hub/contract/voucher';

/** The discount and the total from which it applies; nothing for other vouchers. */
export function useVoucherTerms(locale: string): (use: Voucher['use']) => DescriptionItem[] {
  const t = useTranslations('myPage.vouchers');
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
