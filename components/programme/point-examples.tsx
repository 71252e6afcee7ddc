import { getLocale, getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { pointsOfStay } from '@/lib/hub/contract/point-payment';
import type { Programme } from '@/lib/hub/contract/programme';

const exampleKrw = [200_000, 650_000];

/** Calculated by the ledger's own function. */
export async function PointExamples({ programme }: { programme: Programme }) {
  const locale = await getLocale();
  const t = await getTranslations('programme.points');
  const names = await getTranslations('myPage.tier');
  const { points, tiers } = programme;
  return (
    <div>
      <h3 className="display text-lg">{t('earnTitle')}</h3>
      <p className="mt-3 max-w-reading text-ink-soft">{t('earn', { amount: formatKrw(points.krwPerPoint, locale) })}</p>
      <p className="mt-6 text-ink-muted text-xs">{t('example')}</p>
      <div className="mt-2 grid grid-cols-1 max-w-reading gap-x-12 gap-y-8 sm:grid-cols-2">
        {exampleKrw.map((roomKrw) => (
          <table key={roomKrw} className="tabular w-full border-collapse self-start text-sm">
            <caption className="border-stone-deep border-b pb-3 text-left font-medium">
              {t('stayOf', { amount: formatKrw(roomKrw, locale) })}
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
  );
}
