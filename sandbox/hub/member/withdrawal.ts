import type { WithdrawalPreview } from '../../../lib/hub/contract/withdrawal.ts';
import { deferForeignKeys, tablesOf } from '../database.ts';
import { timeOf } from '../dining/opening.ts';
import { isOver, restaurantOf } from '../dining/table-booking.ts';
import { type TableReservationRow, tableReservationsOf } from '../dining/table-reservation-store.ts';
import { Refusal } from '../refusal.ts';
import type { Lang } from '../seed/texts.ts';
import { voucherTexts } from '../seed/voucher-texts.ts';
import { type ReservationRow, reservationsOf } from '../stay/reservation-store.ts';
import { findHotel } from '../stay/room-type-index.ts';
import { nowIso, type World } from '../world.ts';
import { findMember, type MemberRow } from './member-store.ts';
import { balanceOf } from './points.ts';
import { endFamilies } from './tokens.ts';
import { vouchersOf } from './vouchers.ts';

const staysAhead = (world: World, membershipNo: string): ReservationRow[] =>
  reservationsOf(world, membershipNo).filter(({ status }) => status === 'confirmed');

const tablesAhead = (world: World, membershipNo: string): TableReservationRow[] =>
  tableReservationsOf(world, membershipNo).filter((row) => row.status === 'confirmed' && !isOver(world, row));

/** What a member loses by leaving now, and what has to be settled before. */
export function withdrawalPreviewOf(world: World, { membershipNo, tier }: MemberRow, lang: Lang): WithdrawalPreview {
  const { balance, tranches } = balanceOf(world, membershipNo);
  return {
    tier,
    pointBalance: balance,
    tranches,
    vouchers: vouchersOf(world, membershipNo)
      .filter(({ status }) => status === 'usable' || status === 'choice')
      .map(({ voucherId, kind, validUntil }) => ({ voucherId, name: voucherTexts[kind].name[lang], validUntil })),
    stays: staysAhead(world, membershipNo).map(({ reservationNo, hotelId, checkIn, checkOut }) => ({
      reservationNo,
      hotelName: findHotel(hotelId)?.name[lang] ?? hotelId,
      checkInDate: checkIn,
      checkOutDate: checkOut,
    })),
    tables: tablesAhead(world, membershipNo).map((row) => ({
      tableReservationNo: row.tableReservationNo,
      restaurantName: restaurantOf(row).seed.name[lang],
      date: row.date,
      time: timeOf(row.starts),
    })),
  };
}

/** Past stays and tables stay in the hotels' books under the number alone, and sessions that have ended. */
const keptTables = new Set(['reservation', 'table_reservation', 'token_family']);

/**
 * Ends a membership in one transaction: all sessions, personal data, points and vouchers. Its id is not given to
 * anybody else.
 * @throws RESERVATIONS_AHEAD while a stay or a table lies ahead, MEMBERSHIP_ENDED when another call was first
 */
export function endMembership(world: World, { membershipNo, membershipId }: MemberRow): void {
  world.db.immediate(() => {
    if (!findMember(world, membershipNo)) throw new Refusal('MEMBERSHIP_ENDED');
    if (staysAhead(world, membershipNo).length + tablesAhead(world, membershipNo).length > 0) {
      throw new Refusal('RESERVATIONS_AHEAD');
    }
    endFamilies(world, membershipNo);
    world.db.run(
      "UPDATE reservation SET email = '', mobile = '', voucher_id = NULL WHERE membership_no = ?",
      membershipNo,
    );
    world.db.run("UPDATE table_reservation SET email = '', mobile = '' WHERE membership_no = ?", membershipNo);
    // The referrer keeps the reward, and no trace of the number.
    world.db.run('UPDATE referral SET referred_no = NULL WHERE referred_no = ?', membershipNo);
    deferForeignKeys(world.db);
    for (const table of tablesOf(world.db, 'membership_no')) {
      if (!keptTables.has(table)) world.db.run(`DELETE FROM ${table} WHERE membership_no = ?`, membershipNo);
    }
    world.db.run('INSERT INTO withdrawn_id VALUES (?, ?)', membershipId, nowIso(world));
  });
}
