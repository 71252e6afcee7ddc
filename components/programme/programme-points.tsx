import { getLocale, getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import { addDays, partsOf } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/dates/format';
import { seoulToday } from '@/lib/dates/moment';
import { pointPrice, pointsOfStay } from '@/lib/hub/contract/point-payment';
import type { Programme } from '@/lib/hub/contract/programme';

const earningExamplesKrw = [200_000, 650_000];
const spendingExampleKrw = 480_000;

/** How points are earned, spent and lost, with examples that the functions of booking and ledger calculate. */
export async function ProgrammePoints({ programme: { points, tiers } }: { programme: Programme }) {
  const locale = await getLocale();
  const t = await getTranslations('programme.points');
  const names = await getTranslations('myPage.tier');
  const won = (amountKrw: number) => formatKrw(amountKrw, locale);
  const { spending, checkDays, krwPerPoint, lifeDays } = points;
  const earned = `${partsOf(seoulToday(new Date())).year}-03-01`;
  const spendingSentences = spending && [
    t('spend', {
      amount: won(spending.krwPerPoint),
      smallest: spending.smallestPoints,
      step: spending.stepPoints,
      percent: spending.mostPercent,
    }),
    t('spendPrice', {
      total: won(spendingExampleKrw),
      step: spending.stepPoints,
      points: pointPrice(spendingExampleKrw, spending),
    }),
    t('spendVoucher'),
    t('spendBack'),
    ...(checkDays > 0 ? [t('spendCheck', { days: checkDays })] : []),
  ];
  return (
    <Section title={t('title')} layout="beside" room="page" rule>
      <div>
        <h3 className="display text-lg">{t('earnTitle')}</h3>
        <p className="mt-3 max-w-reading text-ink-soft">{t('earn', { amount: won(krwPerPoint) })}</p>
        <p className="mt-6 text-ink-muted text-xs">{t('example')}</p>
        <div className="mt-2 grid grid-cols-1 max-w-reading gap-x-12 gap-y-8 sm:grid-cols-2">
          {earningExamplesKrw.map((roomKrw) => (
            <table key={roomKrw} className="tabular w-full border-collapse self-start text-sm">
              <caption className="border-stone-deep border-b pb-3 text-left font-medium">
                {t('stayOf', { amount: won(roomKrw) })}
              </caption>
              <tbody className="divide-y divide-stone border-stone border-b">
                {tiers.map(({ tier, pointsPercent }) => (
                  <tr key={tier}>
                    <th scope="row" className="py-3 pr-4 text-left font-normal">
                      {names(tier)}
                    </th>
                    <td className="py-3 text-right">
                      {t('pointsValue', { points: pointsOfStay(roomKrw, points, pointsPercent) })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
        <p className="mt-4 max-w-reading text-ink-soft text-sm">{t('counting')}</p>
      </div>
      {spendingSentences && (
        <div className="mt-12">
          <h3 className="display text-lg">{t('spendTitle')}</h3>
          {spendingSentences.map((sentence) => (
            <p key={sentence} className="mt-3 max-w-reading text-ink-soft">
              {sentence}
            </p>
          ))}
        </div>
      )}
      <div className="mt-12">
        <h3 className="display text-lg">{t('expireTitle')}</h3>
        <p className="mt-3 max-w-reading text-ink-soft">
          {t('expire', {
            days: lifeDays,
            earned: formatLongDay(earned, locale),
            until: formatLongDay(addDays(earned, lifeDays), locale),
          })}{' '}
          {t('promotions')}
        </p>
        <p className="mt-3 max-w-reading text-ink-soft">{t('expireOrder')}</p>
      </div>
    </Section>
  );
}
