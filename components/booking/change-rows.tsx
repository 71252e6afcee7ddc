import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import { changesOf } from '@/lib/booking/change-differences';
import type { ChangeForm, CompleteChange } from '@/lib/booking/change-stay';
import { guestName } from '@/lib/booking/guest-name';
import { formatShortDay } from '@/lib/stay/format-day';

interface ChangeRowsProps {
  before: CompleteChange;
  after: CompleteChange;
  prices: Parameters<typeof DescriptionList>[0]['items'];
}

export function ChangeRows({ before, after, prices }: ChangeRowsProps) {
  const t = useTranslations('booking.change');
  const summary = useTranslations('booking.summary');
  const locale = useLocale();
  const dates = ({ checkInDate, checkOutDate }: CompleteChange) =>
    `${formatShortDay(checkInDate, locale)} – ${formatShortDay(checkOutDate, locale)}`;
  const ofRoom = {
    count: ({ adults, minor }) => summary('occupancy', { adults, minor }),
    guest: guestName,
    requests: ({ requests }) => <span className="whitespace-pre-line">{requests.trim() || t('noRequests')}</span>,
  } satisfies Record<string, (room: ChangeForm['rooms'][number]) => ReactNode>;
  const rows = changesOf(before, after).flatMap((change) => {
    if (change.kind === 'dates') {
      return [
        { term: t('datesBefore'), description: dates(before) },
        { term: t('datesAfter'), description: dates(after) },
      ];
    }
    const { kind, index } = change;
    const room = before.rooms.length === 1 ? '' : `${summary('roomOf', { number: index + 1 })} · `;
    return ([before, after] as const).flatMap(({ rooms: { [index]: one } }, side) => {
      if (!one) return [];
      return [{ term: room + t(`${kind}${side === 0 ? 'Before' : 'After'}`), description: ofRoom[kind](one) }];
    });
  });
  return <DescriptionList layout="row" items={[...rows, ...prices]} />;
}
