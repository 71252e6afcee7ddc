import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { formatDay } from '@/lib/dates/format';
import type { WithdrawalPreview } from '@/lib/hub/contract/withdrawal';

export interface LostBenefitsProps {
  locale: string;
  preview: Pick<WithdrawalPreview, 'tier' | 'pointBalance' | 'tranches' | 'vouchers'>;
}

export function LostBenefits({ locale, preview }: LostBenefitsProps) {
  const t = useTranslations('myPage');
  const { tier, pointBalance, tranches, vouchers } = preview;
  return (
    <>
      <Section
        rule
        title={t('leaving.points.title')}
        lead={pointBalance > 0 ? t('leaving.points.total', { points: pointBalance }) : t('leaving.points.none')}
      >
        {tranches.length > 0 && (
          <DescriptionList
            layout="row"
            items={tranches.map(({ points, expiresOn }) => ({
              term: t('leaving.points.expires', { date: formatDay(expiresOn, locale) }),
              description: t('units.points', { points }),
            }))}
          />
        )}
      </Section>
      <Section
        rule
        title={t('leaving.vouchers.title')}
        lead={
          vouchers.length > 0 ? t('leaving.vouchers.total', { count: vouchers.length }) : t('leaving.vouchers.none')
        }
      >
        {vouchers.length > 0 && (
          <ul className="divide-y divide-stone border-stone border-y">
            {vouchers.map(({ voucherId, name, validUntil }) => (
              <li key={voucherId} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
                <span>{name}</span>
                <span className="tabular text-ink-muted text-sm">
                  {t('leaving.vouchers.validUntil', { date: formatDay(validUntil, locale) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section rule title={t('leaving.rest.title')}>
        <ul className="flex max-w-reading list-disc flex-col gap-2 pl-5 text-ink-soft marker:text-brass">
          <li>{t('leaving.rest.tier', { tier: t(`tier.${tier}`) })}</li>
          <li>{t('leaving.rest.data')}</li>
          <li>{t('leaving.rest.id')}</li>
          <li>{t('leaving.rest.stays')}</li>
        </ul>
      </Section>
    </>
  );
}
