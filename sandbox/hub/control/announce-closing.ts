import * as z from 'zod';
import { entityId, seoulDay } from '../../../lib/hub/contract/common.ts';
import { sendMail } from '../member/outbox.ts';
import { Refusal } from '../refusal.ts';
import { reservationsDuring } from '../stay/reservation-store.ts';
import { findHotel } from '../stay/room-type-index.ts';
import { stayMail } from '../stay/stay-mails.ts';
import type { World } from '../world.ts';
import { tellChangedHotel } from './change-hotel.ts';

export const closingSchema = z.object({ hotelId: entityId, code: entityId, firstDay: seoulDay, lastDay: seoulDay });

/** Closes a facility on these days, and writes to everybody who stays there then. @returns how many mails were sent */
export async function announceClosing(
  world: World,
  { hotelId, code, firstDay, lastDay }: z.output<typeof closingSchema>,
) {
  const isOffered = findHotel(hotelId)?.facilities.some((facility) => facility === code);
  if (!isOffered || lastDay < firstDay) throw new Refusal('NOT_FOUND');
  const mails = world.db.immediate(() => {
    world.db.run('INSERT OR REPLACE INTO facility_closing VALUES (?, ?, ?, ?)', hotelId, code, firstDay, lastDay);
    const affected = reservationsDuring(world, hotelId, { firstDay, lastDay });
    for (const row of affected) sendMail(world, ...stayMail(world, row, 'notice', row.lang));
    return affected.length;
  });
  return { mails, told: await tellChangedHotel(hotelId) };
}
