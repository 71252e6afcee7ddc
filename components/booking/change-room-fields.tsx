import { useLocale, useTranslations } from 'next-intl';
import { type Dispatch, type ReactNode, type SetStateAction, useId } from 'react';
import { MinorAges } from '@/components/stay/minor-ages';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { SelectField } from '@/components/ui/select-field';
import { Stepper } from '@/components/ui/stepper';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { type ChangedRoom, type ChangeForm, isRoomOpen } from '@/lib/booking/change-stay';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { isGuestName, isRequest } from '@/lib/hub/contract/typed-text';
import { languageOf } from '@/lib/i18n/languages';
import { roomLimits, withChosenAges, withMinors } from '@/lib/stay/rooms';

type BookedRoom = ReservationDetail['rooms'][number];

const widest: BookedRoom['limits'] = {
  maxAdults: roomLimits.maxAdults,
  maxMinors: roomLimits.maxMinor,
  maxGuests: roomLimits.maxAdults + roomLimits.maxMinor,
};

export interface RoomTypeChoice {
  roomTypeId: string;
  name: string;
  limits: BookedRoom['limits'];
  isAccessible: boolean;
}

const agedAs = ({ minor, minorAges, agesSoFar }: ChangedRoom) => ({ minor, minorAges, agesSoFar });

interface ChangeRoomFieldsProps {
  room: ChangedRoom;
  number: number;
  isOnly: boolean;
  booked: BookedRoom | undefined;
  /** Types that the room can be changed to; empty where they are not known. */
  roomTypes: readonly RoomTypeChoice[];
  /** Rates that the room can be changed to, besides its own. */
  ratePlans: ReservationDetail['ratePlans'];
  showErrors: boolean;
  asksAges: boolean;
  offer?: ReactNode;
  /** False when dates and occupancy can no longer change. */
  occupancyOpen: boolean;
  /** False for the last one that stays: that is the cancellation of the whole. */
  cancellable: boolean;
  onChange: (change: Partial<ChangedRoom>) => void;
}

export function ChangeRoomFields(props: ChangeRoomFieldsProps) {
  const { room, number, isOnly, booked, roomTypes, occupancyOpen, cancellable, onChange } = props;
  const t = useTranslations('booking.form');
  const words = useTranslations('booking.change');
  const legend = isOnly ? t('guestOfOnlyRoom') : t('guestOfRoom', { number });
  const chosen = roomTypes.find(({ roomTypeId }) => roomTypeId === room.roomTypeId);
  const limits = chosen?.limits ?? booked?.limits ?? widest;
  const holds = words('holds', { guests: limits.maxGuests, adults: limits.maxAdults });
  const roomTypeName = chosen?.name ?? booked?.roomTypeName ?? '';
  const isOpen = occupancyOpen && !room.cancelled;
  return (
    <Fieldset legend={legend} hint={isOpen ? `${roomTypeName}\u00A0· ${holds}` : roomTypeName}>
      {isOpen && <Occupancy {...props} limits={limits} legend={legend} />}
      {room.cancelled ? <p>{words('roomGoes')}</p> : <RoomGuestFields {...props} />}
      {(cancellable || room.cancelled) && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => onChange({ cancelled: !room.cancelled })}>
          {words(room.cancelled ? 'keepRoom' : 'cancelRoom', { number })}
        </Button>
      )}
    </Fieldset>
  );
}

function Occupancy(props: ChangeRoomFieldsProps & { limits: typeof widest; legend: string }) {
  const { room, booked, limits, roomTypes, legend, showErrors, asksAges, onChange } = props;
  const t = useTranslations('booking.change');
  const others = props.ratePlans.filter(({ ratePlanId }) => ratePlanId !== booked?.ratePlanId);
  const ratePlans = booked ? [{ ratePlanId: booked.ratePlanId, name: booked.ratePlanName }, ...others] : others;
  const counts = [
    { field: 'adults', min: roomLimits.minAdults, most: limits.maxAdults },
    { field: 'minor', min: roomLimits.minMinor, most: limits.maxMinors },
  ] as const;
  return (
    <div className="mb-6 max-w-sm">
      {roomTypes.length > 1 && (
        <SelectField
          name="roomType"
          label={t('roomType')}
          options={roomTypes.map(({ roomTypeId, name }) => ({ value: roomTypeId, label: name }))}
          value={room.roomTypeId}
          onChange={(event) => onChange({ roomTypeId: event.target.value })}
          className="mb-5"
        />
      )}
      {ratePlans.length > 1 && (
        <SelectField
          name="rate"
          label={t('rate')}
          options={ratePlans.map(({ ratePlanId, name }) => ({ value: ratePlanId, label: name }))}
          value={room.ratePlanId}
          onChange={(event) => onChange({ ratePlanId: event.target.value })}
          className="mb-5"
        />
      )}
      {counts.map(({ field, min, most }) => (
        <Stepper
          key={field}
          label={t(field)}
          value={room[field]}
          min={min}
          max={Math.max(room[field], most)}
          onChange={(count) => onChange(field === 'minor' ? agedAs(withMinors(room, count)) : { adults: count })}
          decreaseLabel={t('fewer', { room: legend, kind: t(field) })}
          increaseLabel={t('more', { room: legend, kind: t(field) })}
        />
      ))}
      <MinorAges
        room={room}
        onChange={(chosen) => onChange(agedAs(withChosenAges(room, chosen)))}
        showMissing={showErrors && asksAges}
        className="mt-4"
      />
    </div>
  );
}

function RoomGuestFields({ room, number, isOnly, showErrors, offer, onChange }: ChangeRoomFieldsProps) {
  const t = useTranslations('booking.form');
  const words = useTranslations('booking.change');
  const id = useId();
  const names = ['guestLastName', 'guestFirstName'] as const;
  const inOrder = languageOf(useLocale()).largestFirst ? names : names.toReversed();
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {inOrder.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={name === 'guestLastName' ? t('lastName') : t('firstName')}
          value={room[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          autoComplete="off"
          required
          error={showErrors && !isGuestName(room[name]) ? words('obstacle.names') : undefined}
        />
      ))}
      <TextArea
        id={`${id}-requests`}
        name="requests"
        label={isOnly ? t('requests') : t('requestsOfRoom', { number })}
        value={room.requests}
        onChange={(event) => onChange({ requests: event.target.value })}
        rows={2}
        error={showErrors && !isRequest(room.requests) ? words('obstacle.requests') : undefined}
        className="sm:col-span-2"
      />
      {offer}
    </div>
  );
}

interface AccessibleWishProps {
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
