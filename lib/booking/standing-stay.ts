import { type CompleteChange, changeBody, roomsThatStay } from './change-stay';

/** What stands at a revision of the reservation: dates, rooms and arrival, as they are sent. */
export function standingStay(form: CompleteChange, revision: number) {
  const { points: _, ...stay } = changeBody({ ...form, rooms: roomsThatStay(form.rooms) });
  return { ...stay, revision };
}
