import { getTranslations } from 'next-intl/server';
import { ComparedRow } from '@/components/ui/compared-row';
import type { ProgrammeTier } from '@/lib/hub/contract/programme';

export async function TierComparison({ tiers }: { tiers: readonly ProgrammeTier[] }) {
  const t = await getTranslations('programme.tiers');
  const names = await getTranslations('myPage.tier');
  const rows = tiers.flatMap(({ benefits }, rank) => benefits.map((benefit) => ({ ...benefit, rank })));
  const target = ({ nightsTarget, pointsTarget }: ProgrammeTier) =>
    nightsTarget === 0 && pointsTarget === 0
      ? t('onJoining')
      : // A narrow column breaks between these, and not inside a figure.
        t.rich('nightsOrPoints', { nights: nightsTarget, points: pointsTarget, break: () => <wbr /> });
  return (
    <table className="w-full table-fixed border-collapse border-stone border-b">
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="border-stone-deep border-b">
        <tr>
          <td className="hidden w-1/3 md:table-cell" />
          {tiers.map(({ tier }) => (
            <th
              key={tier}
              scope="col"
              className="display wrap-anywhere px-1 pb-4 text-center font-normal text-base md:text-xl"
            >
              {names(tier)}
            </th>
          ))}
        </tr>
      </thead>
      <ComparedRow
        title={t('reach')}
        cells={tiers.map((tier) => ({ key: tier.tier, content: <span className="tabular">{target(tier)}</span> }))}
      />
      <ComparedRow
        title={t('rate')}
        cells={tiers.map(({ tier, pointsPercent }) => ({
          key: tier,
          content: <span className="tabular">{t('rateValue', { percent: pointsPercent })}</span>,
        }))}
      />
      {rows.map(({ benefitId, title, text, rank }) => (
        <ComparedRow
          key={benefitId}
          title={title}
          text={text}
          cells={tiers.map(({ tier }, position) => ({
            key: tier,
            content:
              position >= rank ? (
                <>
                  <span aria-hidden="true" className="mx-auto mt-1.5 block size-2 rounded-full border-4 border-brass" />
                  <span className="sr-only">{t('included')}</span>
                </>
              ) : (
                <>
                  <span aria-hidden="true" className="text-stone-deep">
                    –
                  </span>
                  <span className="sr-only">{t('notIncluded')}</span>
                </>
              ),
          }))}
        />
      ))}
    </table>
  );
}
