import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccessibleRoomFacts } from '@/components/stay/accessible-room-facts';
import { guestsWithAges } from '@/components/stay/guests-text';
import { IncludedItems } from '@/components/stay/included-items';
import { SleepingLine } from '@/components/stay/sleeping-line';
import { Price } from '@/components/ui/price';
import { guestName } from '@/lib/hub/contract/guest-name';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

interface ReservedRoomsProps {
  rooms: ReservationDetail['rooms'];
  actions?: readonly ReactNode[];
}

export function ReservedRooms({ rooms, actions = [] }: ReservedRoomsProps) {
  const t = useTranslations('booking');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  return (
    <ol className="flex flex-col divide-y divide-stone border-stone border-y">
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room of a booking is its position and nothing else
        <li key={index} className="grid grid-cols-1 gap-x-8 gap-y-1 py-4 sm:grid-cols-[10rem_1fr]">
          <p className="text-ink-muted text-sm">{t('summary.roomOf', { number: index + 1 })}</p>
          <div>
            <p className="flex flex-wrap justify-between gap-x-6 font-medium">
              <span>{room.roomTypeName}</span>
              {rooms.length > 1 && <Price amountKrw={room.price.totalKrw} locale={locale} size="sm" />}
            </p>
            <p className="text-ink-soft text-sm">
              {`${room.ratePlanName}\u00A0· ${room.breakfastIncluded ? t('summary.breakfast') : t('summary.noBreakfast')}`}
            </p>
            <p className="keep-words text-ink-soft text-sm">
              {guestName(room)}&nbsp;· {guestsWithAges([room], common, locale)}
            </p>
            <IncludedItems price={room.price} className="text-ink-soft text-sm" />
            <SleepingLine sleeping={room.sleeping} className="text-ink-soft text-sm" />
            <AccessibleRoomFacts held accessibility={room.accessibility} className="mt-2" />
            {room.requests !== '' && (
              <p className="mt-1 whitespace-pre-line text-ink-soft text-sm">
                {`${t('review.requests')}: ${room.requests}`}
              </p>
            )}
            {actions[index] && <div>{actions[index]}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
