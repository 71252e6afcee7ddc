import { Hono } from 'hono';
import * as z from 'zod';
import { entityId, instant, seoulDay, seoulTime, yesNo } from '../../../lib/hub/contract/common.ts';
import { reservationNo } from '../../../lib/hub/contract/reservation.ts';
import { findRestaurant } from '../dining/restaurants.ts';
import { leaveTables } from '../dining/table-store.ts';
import { forgetCredits } from '../member/claims.ts';
import { settleEnquiries } from '../member/enquiries.ts';
import { readOutbox } from '../member/outbox.ts';
import { unfreeze } from '../member/spending-guard.ts';
import { expireAccessTokens } from '../member/tokens.ts';
import { Refusal } from '../refusal.ts';
import { addCustomer, addMember, anotherCustomer, anotherMember } from '../seed/another-member.ts';
import { settleAsks } from '../stay/ask-settlement.ts';
import { storeNights } from '../stay/night-store.ts';
import { withdrawPackage } from '../stay/packages.ts';
import { findHotel, findRoomType, roomTypesOf } from '../stay/room-type-index.ts';
import { defaultTokenSettings, nowIso, type World } from '../world.ts';
import { announceClosing, closingSchema } from './announce-closing.ts';
import { changedHotelSchema, changeHotel } from './change-hotel.ts';
import { faultSchema } from './fault-registry.ts';
import { outboxPage } from './outbox-page.ts';
import { applyScenario, isScenarioName, scenarioList } from './scenarios.ts';

const clockSchema = z.object({ now: instant, frozen: z.boolean().default(false) });
const nightsSchema = z.object({ hotelId: entityId, roomTypeId: entityId.optional(), date: seoulDay });
const inventorySchema = nightsSchema.extend({ count: z.int().min(0).max(500) });
const minimumStaySchema = nightsSchema.omit({ roomTypeId: true }).extend({ nights: z.int().min(1).max(14) });
const openNightsSchema = z.object({
  hotelId: entityId,
  dates: z.array(seoulDay).max(400),
  count: z.int().min(0).max(500),
});
const priceSchema = nightsSchema.extend({ factor: z.number().min(0.1).max(10) });
const tablesSchema = z.object({
  restaurantId: entityId,
  date: seoulDay,
  time: seoulTime.optional(),
  count: z.int().min(0).max(100),
});
const packageSchema = z.object({ packageId: entityId, withdrawnYn: yesNo });
const tokensSchema = z.object({
  accessTtlSeconds: z.int().min(1).optional(),
  refreshTtlSeconds: z.int().min(1).optional(),
});

/** Past stays of a member in a hotel that has forgotten to send their points. */
const uncreditedSchema = z.object({ membershipNo: z.string(), hotelId: entityId });

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal('BAD_REQUEST', { data: z.treeifyError(parsed.error) });
  return parsed.data;
}

/** The sandbox's own switches. The product never calls them; tests and people do. */
export function controlRoutes(world: World, reseed: () => Promise<void>): Hono {
  const routes = new Hono();

  routes.post('/faults', async (context) => {
    world.faults.add(parse(faultSchema, await context.req.json()));
    return context.json({ faults: world.faults.list() });
  });
  routes.get('/faults', (context) => context.json({ faults: world.faults.list() }));
  routes.delete('/faults', (context) => {
    world.faults.clear();
    return context.json({ faults: [] });
  });

  routes.post('/clock', async (context) => {
    const { now, frozen } = parse(clockSchema, await context.req.json());
    world.clock.moveTo(new Date(now), frozen);
    return context.json({ now: world.clock.now().toISOString() });
  });
  routes.delete('/clock', (context) => {
    world.clock.release();
    return context.json({ now: world.clock.now().toISOString() });
  });

  const selectNights = ({ hotelId, roomTypeId, date }: z.output<typeof nightsSchema>): [string, string] => {
    const roomType = roomTypeId && findRoomType(roomTypeId);
    if (!findHotel(hotelId) || (roomTypeId && !roomType)) throw new Refusal('NOT_FOUND');
    storeNights(world, roomType ? [roomType] : roomTypesOf(hotelId), [date]);
    return roomTypeId ? ['room_type_id', roomTypeId] : ['hotel_id', hotelId];
  };
  routes.post('/inventory', async (context) => {
    const body = parse(inventorySchema, await context.req.json());
    const [column, id] = selectNights(body);
    const sql = `UPDATE night SET free = ? WHERE ${column} = ? AND date = ?`;
    return context.json({ nights: world.db.run(sql, body.count, id, body.date) });
  });
  // The minutes after booking in which a reservation costs nothing are over.
  routes.post('/grace-over', async (context) => {
    const { reservationNo: number } = parse(z.object({ reservationNo }), await context.req.json());
    const sql = `UPDATE reservation_room SET cancellation = json_set(cancellation, '$.graceUntil', ?) WHERE reservation_no = ?`;
    return context.json({ rooms: world.db.run(sql, nowIso(world), number) });
  });
  routes.post('/minimum-stay', async (context) => {
    const body = parse(minimumStaySchema, await context.req.json());
    selectNights(body);
    const sql = 'UPDATE night SET min_stay = ? WHERE hotel_id = ? AND date = ?';
    return context.json({ nights: world.db.run(sql, body.nights, body.hotelId, body.date) });
  });
  // Many nights of one hotel with free rooms, each bookable alone.
  routes.post('/open-nights', async (context) => {
    const { hotelId, dates, count } = parse(openNightsSchema, await context.req.json());
    if (!findHotel(hotelId)) throw new Refusal('NOT_FOUND');
    storeNights(world, roomTypesOf(hotelId), dates);
    const sql = 'UPDATE night SET free = ?, min_stay = 1 WHERE hotel_id = ? AND date = ?';
    const nights = world.db.immediate(() => dates.map((date) => world.db.run(sql, count, hotelId, date)));
    return context.json({ nights: nights.reduce((sum, changed) => sum + changed, 0) });
  });
  routes.post('/hotel', async (context) =>
    context.json(await changeHotel(parse(changedHotelSchema, await context.req.json()))),
  );
  routes.post('/closing', async (context) =>
    context.json(await announceClosing(world, parse(closingSchema, await context.req.json()))),
  );
  routes.post('/package', async (context) => {
    const { packageId, withdrawnYn } = parse(packageSchema, await context.req.json());
    withdrawPackage(world, packageId, withdrawnYn);
    return context.json({ packageId, withdrawnYn });
  });
  routes.post('/tables', async (context) => {
    const { restaurantId, date, time, count } = parse(tablesSchema, await context.req.json());
    const restaurant = findRestaurant(restaurantId);
    if (!restaurant) throw new Refusal('NOT_FOUND');
    leaveTables(world, restaurant, date, count, time);
    return context.json({ tables: Math.min(count, restaurant.tables.length) });
  });
  routes.post('/price', async (context) => {
    const body = parse(priceSchema, await context.req.json());
    const [column, id] = selectNights(body);
    const sql = `UPDATE night SET base_krw = CAST(round(base_krw * ? / 1000.0) * 1000 AS INTEGER) WHERE ${column} = ? AND date = ?`;
    return context.json({ nights: world.db.run(sql, body.factor, id, body.date) });
  });

  routes.post('/tokens', async (context) => {
    Object.assign(world.tokens, parse(tokensSchema, await context.req.json()));
    return context.json(world.tokens);
  });
  routes.delete('/tokens', (context) => context.json(Object.assign(world.tokens, defaultTokenSettings)));
  routes.post('/tokens/expire-access', (context) => {
    expireAccessTokens(world);
    return context.json({ expired: true });
  });

  routes.get('/scenario', (context) => context.json({ scenarios: scenarioList }));
  routes.post('/scenario', async (context) => {
    const { name } = parse(z.object({ name: z.string() }), await context.req.json());
    if (!isScenarioName(name)) throw new Refusal('NOT_FOUND', { message: `Unknown scenario ${name}` });
    return context.json(await applyScenario(world, name));
  });

  routes.post('/reset', async (context) => {
    world.faults.clear();
    world.clock.release();
    world.calls.clear();
    Object.assign(world.tokens, defaultTokenSettings);
    await reseed();
    return context.json({ reset: true });
  });

  routes.get('/calls', (context) => context.json({ counts: world.calls.counts(), last: world.calls.last() }));
  routes.delete('/calls', (context) => {
    world.calls.clear();
    return context.json({ counts: {}, last: [] });
  });
  routes.post('/members', async (context) =>
    context.json({ membershipNo: await addMember(world, parse(anotherMember, await context.req.json())) }),
  );
  routes.post('/customers', async (context) => {
    await addCustomer(world, parse(anotherCustomer, await context.req.json()));
    return context.json({});
  });
  routes.post('/uncredited', async (context) => {
    const { membershipNo, hotelId } = parse(uncreditedSchema, await context.req.json());
    const reservationNos = forgetCredits(world, membershipNo, hotelId);
    if (reservationNos.length === 0) throw new Refusal('NOT_FOUND');
    return context.json({ reservationNos });
  });
  // The centre has cleared up who changed the account.
  routes.delete('/frozen/:membershipNo', (context) => {
    if (!unfreeze(world, context.req.param('membershipNo'))) throw new Refusal('NOT_FOUND');
    return context.json({ frozen: false });
  });
  routes.get('/outbox', (context) => {
    settleEnquiries(world);
    settleAsks(world);
    const mails = readOutbox(world);
    if (context.req.header('accept')?.includes('text/html')) return context.html(outboxPage(mails));
    return context.json({ mails });
  });
  routes.get('/consents/:number', (context) => {
    const found = world.db.get<{ consents: string | null }>(
      `SELECT consents FROM reservation WHERE reservation_no = ?1
       UNION ALL SELECT consents FROM table_reservation WHERE table_reservation_no = ?1`,
      context.req.param('number'),
    );
    if (!found) throw new Refusal('NOT_FOUND');
    return context.json({ consents: found.consents && JSON.parse(found.consents) });
  });
  routes.get('/chat', (context) =>
    context.json({
      entries: world.db.all(
        'SELECT at, join_channel AS joinChannel, channel_id AS channelId, user_name AS userName FROM chat ORDER BY chat_id DESC',
      ),
    }),
  );
  return routes;
}
