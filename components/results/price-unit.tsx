import { getLocale, getTranslations } from 'next-intl/server';
import { unitOptionClass } from '@/components/stay/unit-option-class';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadDashboard } from '@/lib/member/load-member';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { type PriceUnit, priceUnits } from '@/lib/stay/result-params';

export interface PriceUnitLinksProps {
  unit: PriceUnit;
  /** Null where prices are in won, because they were asked for or because the hub has no rules. */
  rules: SpendingRules | null;
  isMember: boolean;
  hrefOf: (unit: PriceUnit) => string;
}

/** Prices in won or in points, each a link, and what is needed to spend them in a line below: items of a row that wraps. */
export async function PriceUnitLinks({ unit, rules, isMember, hrefOf }: PriceUnitLinksProps) {
  const locale = await getLocale();
  const t = await getTranslations('search.unit');
  return (
    <>
      <nav aria-label={t('label')} className="flex print:hidden">
        {priceUnits.map((each) => (
          <TextLink
            key={each}
            href={hrefOf(each)}
            scroll={false}
            tone="plain"
            aria-current={each === unit ? 'true' : undefined}
            className={unitOptionClass}
          >
            {t(each)}
          </TextLink>
        ))}
      </nav>
      {unit === 'points' && (
        <p className="tabular w-full py-2 text-ink-soft text-sm">
          {rules === null ? (
            <span role="status">{t('unavailable')}</span>
          ) : (
            <>
              <span>{t('rule', { amount: formatKrw(rules.krwPerPoint, locale), step: rules.stepPoints })}</span>{' '}
              {isMember ? (
                <OwnPoints />
              ) : (
                <TextLink href={localizedPath(locale, paths.membershipLogin({ returnTo: hrefOf(unit) }))}>
                  {t('logIn')}
                </TextLink>
              )}
            </>
          )}
        </p>
      )}
    </>
  );
}

async function OwnPoints() {
  const t = await getTranslations('search.unit');
  const dashboard = dataOf(await loadDashboard());
  return dashboard && <span className="font-medium text-ink">{t('balance', { points: dashboard.pointBalance })}</span>;
}
