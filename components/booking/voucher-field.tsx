import { useLocale, useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { RadioGroup } from '@/components/ui/radio-group';
import { formatDay } from '@/lib/dates/format';
import { usePaymentChoice } from './payment-choice';

/** Which voucher the booking uses, with what each takes off; none until the member picks one. */
export function VoucherField({ onChosen }: { onChosen: (voucherId: string | null) => void }) {
  const t = useTranslations('booking.voucher');
  const locale = useLocale();
  const { vouchers, voucher: chosen, chooseVoucher } = usePaymentChoice();
  if (vouchers.length === 0) return null;
  const pick = (value: string) => {
    const voucherId = value === '' ? null : value;
    chooseVoucher(voucherId);
    onChosen(voucherId);
  };
  return (
    <RadioGroup
      legend={t('legend')}
      hint={t('hint')}
      name="voucher"
      value={chosen?.voucherId ?? ''}
      onChange={(event) => pick(event.target.value)}
      options={[
        { value: '', label: t('none') },
        ...vouchers.map(({ voucherId, name, discountKrw, obstacle, validUntil, use }) => ({
          value: voucherId,
          disabled: obstacle !== null,
          label:
            obstacle === null ? (
              <>
                <span>{name}</span>{' '}
                <span className="tabular whitespace-nowrap font-medium text-pine">
                  {t('saving', { amount: formatKrw(discountKrw, locale) })}
                </span>
              </>
            ) : (
              <span className="text-ink-muted">{name}</span>
            ),
          detail:
            obstacle === null
              ? t('validUntil', { day: formatDay(validUntil, locale) })
              : t(`obstacle.${obstacle}`, {
                  day: formatDay(validUntil, locale),
                  minimum: formatKrw(use.minimumKrw, locale),
                }),
        })),
      ]}
    />
  );
}
