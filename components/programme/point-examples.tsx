import { getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { type Programme, pointsOfStay } from '@/lib/hub/contract/programme';
import type { Locale } from '@/lib/i18n/languages';

/** Room prices of one quiet night, and of a stay of several. */
const exampleKrw = [200_000, 650_000];

/** How points are earned, worked out for each tier by the ledger's own function. */
export async function PointExamples({ locale, programme }: { locale: Locale; programme: Programme }) {
  const t = await getTranslations({ locale, namespace: 'programme.points' });
  const names = await getTranslations({ locale, namespace: 'myPage.tier' });
  const { points, tiers } = programme;
  return (
    <div>
      <h3 className="display text-lg">{t('earnTitle')}</h3>
      <p className="mt-3 max-w-reading text-ink-soft">{t('earn', { amount: formatKrw(points.krwPerPoint, locale) })}</p>
      <table className="tabular mt-6 w-full max-w-reading border-collapse text-sm">
        <caption className="mb-2 text-left text-ink-muted text-xs">{t('example')}</caption>
        <thead className="border-stone-deep border-b">
          <tr>
            <th scope="col" className="py-3 pr-4 text-left font-normal text-ink-muted">
              {t('tier')}
            </th>
            {exampleKrw.map((roomKrw) => (
              <th key={roomKrw} scope="col" className="py-3 pl-4 text-right font-normal text-ink-muted">
                {t('stayOf', { amount: formatKrw(roomKrw, locale) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-stone border-stone border-b">
          {tiers.map(({ tier, pointsPercent }) => (
            <tr key={tier}>
              <th scope="row" className="py-3 pr-4 text-left font-medium">
                {names(tier)}
              </th>
              {exampleKrw.map((roomKrw) => (
                <td key={roomKrw} className="py-3 pl-4 text-right">
                  {t('pointsValue', { points: pointsOfStay(roomKrw, points, pointsPercent) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-reading text-ink-soft text-sm">{t('counting')}</p>
    </div>
  );
}
