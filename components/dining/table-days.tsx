import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { addDays, monthOf } from '@/lib/dates/day';
import { formatLongDay, formatMonth, formatTile } from '@/lib/dates/format';
import { DAYS_SHOWN, type ReadTableRequest, writeTableParams } from '@/lib/dining/table-params';
import type { TableAvailability, TableDayState } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface TableDaysProps {
  restaurantId: string;
  request: ReadTableRequest;
  days: TableAvailability['days'];
  date: string;
  today: string;
  lastDay: string;
}

const looks: Record<TableDayState, string> = {
  free: 'text-ink hover:bg-stone-soft',
  full: 'text-ink-muted hover:bg-stone-soft',
  closed: 'text-ink-muted hover:bg-stone-soft',
  past: 'text-ink-muted',
  notYet: 'text-ink-muted',
};

export function TableDays({ restaurantId, request, days, date, today, lastDay }: TableDaysProps) {
  const t = useTranslations('dining.table');
  const locale = useLocale();
  const { party, changing, daysFrom } = request;
  const href = (query: Parameters<typeof writeTableParams>[0]) =>
    localizedPath(locale, paths.restaurantTable(restaurantId, writeTableParams({ party, changing, ...query })));
  const before = addDays(daysFrom, -DAYS_SHOWN);
  const earlier = daysFrom > today ? (before < today ? today : before) : null;
  const later = addDays(daysFrom, DAYS_SHOWN) <= lastDay ? addDays(daysFrom, DAYS_SHOWN) : null;
  return (
    <nav aria-label={t('days')} className="@container">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <p className="font-medium">{formatMonth(monthOf(days[0]?.date ?? date), locale)}</p>
        <p className="flex gap-6 text-sm">
          {earlier && (
            <TextLink href={href({ date, daysFrom: earlier })} scroll={false} className="py-2">
              {t('earlier')}
            </TextLink>
          )}
          {later && (
            <TextLink href={href({ date, daysFrom: later })} scroll={false} className="py-2">
              {t('later')}
            </TextLink>
          )}
        </p>
      </div>
      <ol className="grid grid-cols-7 border-stone border-t @max-[16rem]:grid-cols-4">
        {days.map(({ date: day, state }) => (
          <li key={day} className="border-stone border-b">
            <DayLink
              day={day}
              state={state}
              isCurrent={day === date}
              href={state === 'past' || state === 'notYet' ? null : href({ date: day, daysFrom })}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface DayLinkProps {
  day: string;
  state: TableDayState;
  isCurrent: boolean;
  href: string | null;
}

function DayLink({ day, state, isCurrent, href }: DayLinkProps) {
  const t = useTranslations('dining.table');
  const locale = useLocale();
  const className = clsx(
    'tabular flex min-h-20 flex-col items-center justify-center gap-0.5 py-2 no-underline focus-inside',
    looks[state],
    isCurrent && 'bg-brass-band text-ink',
  );
  const tile = formatTile(day, locale);
  const words = (
    <>
      <span className="sr-only">{formatLongDay(day, locale)} </span>
      <span aria-hidden="true" className="text-xs">
        {tile.weekday}
      </span>
      <span aria-hidden="true" className={clsx('text-lg', state === 'full' && 'line-through decoration-1')}>
        {tile.number}
      </span>
      {state === 'free' ? (
        <>
          <span aria-hidden="true" className="my-1.5 size-1.5 rounded-full border-3 border-pine" />
          <span className="sr-only">{t('states.free')}</span>
        </>
      ) : (
        <span className="text-xs leading-tight">{t(`states.${state}`)}</span>
      )}
    </>
  );
  if (href === null) return <div className={className}>{words}</div>;
  return (
    <TextLink
      href={href}
      scroll={false}
      tone="plain"
      aria-current={isCurrent ? 'date' : undefined}
      className={className}
    >
      {words}
    </TextLink>
  );
}
