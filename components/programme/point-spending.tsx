import { getLocale, getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { pointPrice } from '@/lib/hub/contract/point-payment';
import type { SpendingRules } from '@/lib/hub/contract/programme';

const exampleKrw = 480_000;

interface PointSpendingProps {
  rules: SpendingRules;
  /** Of the programme. */
  checkDays: number;
}

/** Calculated by the function that booking and ledger use. */
export async function PointSpending({ rules, checkDays }: PointSpendingProps) {
  const locale = await getLocale();
  const t = await getTranslations('programme.points');
  const { krwPerPoint, smallestPoints, stepPoints, mostPercent } = rules;
  const won = (amountKrw: number) => formatKrw(amountKrw, locale);
  const sentences = [
    t('spend', { amount: won(krwPerPoint), smallest: smallestPoints, step: stepPoints, percent: mostPercent }),
    t('spendPrice', { total: won(exampleKrw), step: stepPoints, points: pointPrice(exampleKrw, rules) }),
    t('spendVoucher'),
    t('spendBack'),
    ...(checkDays > 0 ? [t('spendCheck', { days: checkDays })] : []),
  ];
  return (
    <div className="mt-12">
      <h3 className="display text-lg">{t('spendTitle')}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-reading text-ink-soft">
          {sentence}
        </p>
      ))}
    </div>
  );
}
