import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { formatSeoulInstant } from '@/lib/dates/format';
import type { CancelledRoom } from '@/lib/hub/contract/cancelled-room';
import { guestName } from '@/lib/hub/contract/guest-name';

interface CancelledRoomsProps {
  rooms: readonly CancelledRoom[];
  titleLevel?: 2 | 3;
  className?: string;
}

export function CancelledRooms({ rooms, titleLevel = 2, className }: CancelledRoomsProps) {
  const t = useTranslations('common.cancelledRooms');
  const words = useTranslations('common.cancel');
  const locale = useLocale();
  if (rooms.length === 0) return null;
  const Title = `h${titleLevel}` as const;
  return (
    <section className={clsx('print:break-inside-avoid', className)}>
      <Title className="text-ink-muted text-sm">{t('title')}</Title>
      <ul className="tabular mt-2 flex flex-col gap-4">
        {rooms.map((room, place) => {
          const { returnedPoints = 0, expiredPoints = 0, keptPoints = 0, keptKrw = 0 } = room.settledPoints ?? {};
          const { feeKrw } = room;
          const lines = [
            feeKrw > 0 ? words('doneFee', { fee: formatKrw(feeKrw, locale) }) : words('doneFree'),
            keptPoints > 0 && words('pointsUsed', { points: keptPoints, amount: formatKrw(keptKrw, locale) }),
            returnedPoints > 0 && words('pointsBack', { points: returnedPoints }),
            expiredPoints > 0 && words('pointsGone', { points: expiredPoints }),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms are only ever added at the end, and two can be alike
            <li key={place} className="text-ink-soft text-sm">
              <p className="text-base">{[room.roomTypeName, room.ratePlanName, guestName(room)].join('\u00A0· ')}</p>
              <p className="text-ink-muted">
                {words('cancelledAt', { instant: formatSeoulInstant(room.cancelledAt, locale) })}
              </p>
              <p>{lines.filter(Boolean).join(' ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
