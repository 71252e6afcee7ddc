import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { TableAvailability } from '@/lib/hub/contract/dining';

export interface TableSeatingsProps {
  seatings: TableAvailability['seatings'];
  presentTime: string | null;
}

/** From this number down it is shown. */
const FEW_TABLES = 2;

/** The hours of a day, meal by meal, as submit buttons of `TableSearch`; full ones stay in place. */
export function TableSeatings({ seatings, presentTime }: TableSeatingsProps) {
  const t = useTranslations('dining');
  return (
    <div className="flex flex-col gap-8">
      {[...Map.groupBy(seatings, ({ service }) => service)].map(([service, ofService]) => (
        <section key={service} aria-labelledby={`service-${service}`}>
          <h3 id={`service-${service}`} className="mb-3 text-ink-muted text-sm">
            {t(`services.${service}`)}
          </h3>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-5">
            {ofService.map(({ time, tablesLeft }) => (
              <li key={time}>
                {tablesLeft > 0 ? (
                  <Button
                    type="submit"
                    name="time"
                    value={time}
                    variant="secondary"
                    wide
                    className="tabular h-full flex-col gap-0! px-2! bg-paper"
                  >
                    <span translate="no">{time}</span>
                    {time === presentTime && (
                      <span className="font-normal text-pine text-xs">{t('table.present')}</span>
                    )}
                    {tablesLeft <= FEW_TABLES && (
                      <span className="font-normal text-brass text-xs">{t('table.few', { count: tablesLeft })}</span>
                    )}
                  </Button>
                ) : (
                  <p className="tabular flex h-full min-h-control flex-col items-center justify-center rounded-sm bg-stone-soft text-ink-muted text-sm">
                    <s className="decoration-1">{time}</s>
                    <span className="text-xs">{t('table.seatingFull')}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
