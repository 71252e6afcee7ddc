import { useTranslations } from 'next-intl';
import type { Dispatch, SetStateAction } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { type ChangeForm, isRoomOpen } from '@/lib/booking/change-stay';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { RoomTypeChoice } from './change-room-fields';

export interface AccessibleWishProps {
  reservation: ReservationDetail;
  roomTypes: readonly RoomTypeChoice[];
  form: ChangeForm;
  onChange: Dispatch<SetStateAction<ChangeForm>>;
}

/** Where a room can become an accessible one. Who holds one already is offered the last one without saying it. */
export function AccessibleWish({ reservation, roomTypes, form, onChange }: AccessibleWishProps) {
  const t = useTranslations('booking.change');
  const { rooms } = reservation;
  const isHeld = rooms.some(({ accessibility }) => accessibility !== null);
  const canChange = rooms.some((_, index) => isRoomOpen(reservation, index));
  if (isHeld || !canChange || !roomTypes.some(({ isAccessible }) => isAccessible)) return null;
  return (
    <Checkbox
      name="accessible"
      label={t('accessibleNeeded')}
      hint={t('accessibleHint')}
      checked={form.accessible === true}
      onChange={({ target: { checked } }) =>
        onChange(({ accessible: _, ...before }) => (checked ? { ...before, accessible: true } : before))
      }
    />
  );
}
