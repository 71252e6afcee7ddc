import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import { SelectField } from '@/components/ui/select-field';
import { showResult } from '@/components/ui/show-result';
import { SubmitButton } from '@/components/ui/submit-button';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { arrivalText, arrivalTimes } from '@/lib/booking/arrival-times';
import type { ChangeAddresses } from '@/lib/booking/change-addresses';
import {
  asksAges,
  type ChangeForm,
  type ChangeObstacle,
  type CompleteChange,
  cancelCount,
  changeFormOf,
  changeFormWithout,
  isRoomOpen,
  mergeChanges,
  obstacleOfChange,
  type PickedDates,
  tidyChange,
  whyDatesStay,
} from '@/lib/booking/change-stay';
import { changePointError, type MemberPoints } from '@/lib/booking/point-choice';
import type { RoomToCancel } from '@/lib/booking/room-to-cancel';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { ChangeDone } from './change-done';
import { ChangeFailureNotice } from './change-failure-notice';
import { ChangePoints } from './change-points';
import { ChangeQuoted } from './change-quoted';
import { AccessibleWish, ChangeRoomFields, type RoomTypeChoice } from './change-room-fields';
import { PreferenceOffer } from './preference-offer';
import { useChangeStay, useRestoredWish } from './use-change-stay';

export interface ChangeStayProps {
  reservation: ReservationDetail;
  /** Null for a guest, and where it is unknown. */
  points?: MemberPoints | null;
  addresses: ChangeAddresses;
  isVerified?: boolean;
  /** Of the hotel; without them the types stay. */
  roomTypes?: readonly RoomTypeChoice[];
  toCancel?: RoomToCancel;
  renderDates: (wish: ChangeForm, onPick: (dates: PickedDates) => void) => ReactNode;
  onDone?: () => void;
  /** Loads the reservation again: another window has changed it. */
  onOutdated?: () => void;
}

const invalid = '[aria-invalid="true"]';

export function ChangeStay(props: ChangeStayProps) {
  const { reservation, points = null, addresses, toCancel = null, renderDates } = props;
  const { roomTypes = [], isVerified = false, onDone, onOutdated } = props;
  const t = useTranslations('booking.change');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const terms = reservationTerms(reservation);
  // As the page was opened.
  const [isRoomOutdated] = useState(toCancel === 'outdated');
  const leaves = toCancel === 'outdated' ? null : toCancel;
  const [first] = useState(() => leaves && changeFormWithout(reservation, leaves));
  const [form, setForm] = useState<ChangeForm>(() => first ?? changeFormOf(reservation));
  // A new object at each press, so that a repeated obstacle is shown again.
  const [obstacle, setObstacle] = useState<{ kind: ChangeObstacle } | null>(null);
  const change = useChangeStay({ addresses, reservation, first, onDone, onOutdated });
  const { stage, quoted, pending, failure } = change;
  const restoredWish = useRestoredWish(isVerified, reservation, (stored) => {
    setForm(stored);
    change.askPrice(stored);
  });
  const [wishedFor, setWishedFor] = useState(reservation);
  if (wishedFor.revision !== reservation.revision && stage !== 'done') {
    setWishedFor(reservation);
    const isOpen = reservation.datesChangeableYn === 'Y';
    const isOpenAt = (index: number) => isRoomOpen(reservation, index);
    setForm(mergeChanges(changeFormOf(wishedFor), form, changeFormOf(reservation), isOpen, isOpenAt));
  }
  // Back leads from the comparison to the choice, on the same page.
  const toWish = useBackCloses(stage === 'quoted', () => {
    if (!pending) change.back();
  });
  const datesOpen = reservation.datesChangeableYn === 'Y';
  const someOpen = form.rooms.some((_, index) => isRoomOpen(reservation, index));
  const title = useRef<HTMLHeadingElement>(null);
  const wish = useRef<HTMLFormElement>(null);
  const datesBox = useRef<HTMLDivElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const shownStage = useRef(stage);
  useEffect(() => {
    if (shownStage.current === stage) return;
    shownStage.current = stage;
    showResult(title.current);
  }, [stage]);
  // The obstacle may be far from the pressed button.
  useEffect(() => {
    if (obstacle === null && failure === null) return;
    const field = obstacle === null ? null : wish.current?.querySelector<HTMLElement>(invalid);
    showResult(field ?? trouble.current);
  }, [obstacle, failure]);
  const step = change.opening ? 'quoted' : stage === 'done' && cancelCount(form) > 0 ? 'doneCancel' : stage;
  const changeRoom = (index: number, room: Partial<ChangeForm['rooms'][number]>) =>
    setForm((before) => ({
      ...before,
      rooms: before.rooms.map((one, at) => (at === index ? { ...one, ...room } : one)),
    }));
  const held = reservation.points?.points ?? 0;
  const pointError = points && form.points !== undefined ? changePointError(form.points, points, held) : null;
  const obstacleNow = (): ChangeObstacle | null => {
    if (datesBox.current?.querySelector(invalid)) return 'typedDay';
    return pointError === null ? obstacleOfChange(form, reservation) : 'points';
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const found = obstacleNow();
    setObstacle(found && { kind: found });
    if (found === null) change.askPrice(tidyChange(form as CompleteChange));
  };

  return (
    <section aria-labelledby="change-step">
      <h2
        ref={title}
        id="change-step"
        tabIndex={-1}
        className="display mb-8 scroll-mt-24 text-xl focus-visible:outline-none"
      >
        {t(`step.${step}`, { count: cancelCount(form) })}
      </h2>
      {change.opening && (
        <p aria-live="polite" className="min-h-80 text-ink-soft">
          {t('asking')}
        </p>
      )}
      {stage === 'wish' && !change.opening && (
        <form ref={wish} method="post" noValidate onSubmit={ask} className="flex flex-col gap-12">
          {change.isMadeBefore && <Notice live>{t('madeBefore')}</Notice>}
          {isRoomOutdated && <Notice tone="warning">{t('roomOutdated')}</Notice>}
          <p className="max-w-reading text-ink-soft">
            {t(datesOpen || someOpen ? 'lead' : form.rooms.length > 1 ? 'leadSeveral' : 'leadGuests')}
          </p>
          {datesOpen ? (
            <div ref={datesBox}>{renderDates(form, (dates) => setForm((before) => ({ ...before, ...dates })))}</div>
          ) : (
            <Notice>
              <p>{t(`datesStay${whyDatesStay(reservation)}`, { fee: formatKrw(terms.nowKrw, locale) })}</p>
              {someOpen && <p className="mt-2">{t('roomsOpen')}</p>}
            </Notice>
          )}
          <AccessibleWish reservation={reservation} roomTypes={roomTypes} form={form} onChange={setForm} />
          {form.rooms.map((room, index) => (
            <ChangeRoomFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a room of a reservation is its position and nothing else
              key={index}
              room={room}
              number={index + 1}
              isOnly={form.rooms.length === 1}
              booked={reservation.rooms[index]}
              roomTypes={roomTypes}
              ratePlans={reservation.ratePlans}
              showErrors={obstacle !== null}
              asksAges={asksAges(room, reservation.rooms[index])}
              occupancyOpen={isRoomOpen(reservation, index)}
              cancellable={reservation.cancellableYn === 'Y' && form.rooms.length - cancelCount(form) > 1}
              offer={
                index === 0 && (
                  <PreferenceOffer
                    stay={form}
                    requests={() => room.requests}
                    onChange={(requests) => changeRoom(index, { requests })}
                  />
                )
              }
              onChange={(part) => changeRoom(index, part)}
            />
          ))}
          <SelectField
            name="arrivalTime"
            label={t('arrival')}
            hint={t('arrivalHint')}
            emptyLabel={t('arrivalUnknown')}
            options={arrivalTimes(reservation.checkInFrom, reservation.arrivalTime).map((time) => ({
              value: time,
              label: arrivalText(time, (words) => common('arrivalNight', words)),
            }))}
            value={form.arrivalTime}
            onChange={({ target: { value: arrivalTime } }) => setForm((before) => ({ ...before, arrivalTime }))}
            className="max-w-form"
          />
          {datesOpen && points && (
            <ChangePoints
              points={points}
              held={held}
              typed={form.points}
              error={pointError}
              onType={(typed) =>
                setForm(({ points: _, ...before }) => (typed === undefined ? before : { ...before, points: typed }))
              }
            />
          )}
          {(obstacle || failure) && (
            <div ref={trouble} tabIndex={-1} className="flex flex-col gap-4">
              {obstacle && (
                <Notice live tone="error">
                  {t(`obstacle.${obstacle.kind}`)}
                </Notice>
              )}
              {failure && failure.kind !== 'identity' && (
                <ChangeFailureNotice failure={failure} expiredHref={addresses.expiredHref} />
              )}
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <SubmitButton pending={pending}>{t(datesOpen || someOpen ? 'ask' : 'review')}</SubmitButton>
            <ButtonLink variant="secondary" href={addresses.backHref}>
              {t('keep')}
            </ButtonLink>
          </div>
        </form>
      )}
      {stage === 'quoted' && quoted && (
        <ChangeQuoted
          reservation={reservation}
          change={change}
          quoted={quoted}
          trouble={trouble}
          restoredWish={restoredWish}
          addresses={addresses}
          onBack={toWish}
        />
      )}
      {stage === 'done' && quoted && <ChangeDone {...quoted} href={addresses.backHref} />}
    </section>
  );
}
