import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { formatKrw } from '@/components/ui/price';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { formatSeoulInstant, formatShortDay } from '@/lib/dates/format';
import type { TableTerms } from '@/lib/dining/table-terms';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface TableSlipProps {
  restaurant: RestaurantDetail;
  chosen?: { date: string; time: string; party: number; terms: TableTerms; changeHref: string };
}

export function TableSlip({ restaurant, chosen }: TableSlipProps) {
  const t = useTranslations('dining');
  const words = useTranslations('dining.table');
  const locale = useLocale();
  const { holdMinutes } = restaurant.terms;
  return (
    <aside className="border border-stone bg-paper">
      <Picture
        picture={restaurant.picture}
        sizes="(min-width: 64rem) 22rem, 100vw"
        alt=""
        className={chosen ? 'hidden aspect-landscape lg:block' : 'hidden aspect-landscape sm:block'}
      />
      <div className="p-6">
        <p className="eyebrow mb-2">{restaurant.cuisine}</p>
        <p className="display text-xl">
          <TextLink prefetch href={localizedPath(locale, paths.restaurant(restaurant.restaurantId))} tone="plain">
            {restaurant.name}
          </TextLink>
        </p>
        <p className="mt-1 text-ink-soft text-sm">{restaurant.hotelName}</p>
        {chosen ? (
          <>
            <h2 className="sr-only">{words('chosen')}</h2>
            <DescriptionList
              layout="stack"
              className="mt-6"
              items={[
                {
                  term: words('when'),
                  description: (
                    <strong className="font-medium text-lg">
                      {words('alternative', { day: formatShortDay(chosen.date, locale), time: chosen.time })}
                    </strong>
                  ),
                },
                { term: words('who'), description: words('guests', { count: chosen.party }) },
                { term: words('where'), description: `${restaurant.hotelName}\u00A0· ${restaurant.location}` },
                { term: words('cancellation'), description: <TermsLine terms={chosen.terms} /> },
                { term: words('late'), description: holdMinutes && words('hold', { minutes: holdMinutes }) },
              ]}
            />
            <p className="mt-5 text-sm">
              <TextLink href={chosen.changeHref} className="inline-flex min-h-11 items-center">
                {words('changeSeating')}
              </TextLink>
            </p>
          </>
        ) : (
          <p className="tabular mt-5 border-stone border-t pt-4 text-ink-muted text-sm">
            <span>{restaurant.hours}</span>
            {restaurant.closedNote && <span className="mt-1 block">{restaurant.closedNote}</span>}
            <span className="mt-1 block">
              {t('detail.telephone')} <TelephoneLink number={restaurant.telephone} plain />
            </span>
          </p>
        )}
      </div>
    </aside>
  );
}

function TermsLine({ terms }: { terms: TableTerms }) {
  const t = useTranslations('dining.table');
  const locale = useLocale();
  if (terms.kind === 'always') return t('freeAlways');
  const fee = formatKrw(terms.feeKrw, locale);
  if (terms.kind === 'now') return t('feeNow', { fee });
  return t('freeUntil', { instant: formatSeoulInstant(terms.freeUntil, locale), fee });
}
