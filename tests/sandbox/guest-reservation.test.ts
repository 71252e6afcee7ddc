import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { guestTableBody, tableIn } from './dining-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();

const stay = stayIn(20);
const deluxe = 'haneul-gyeongbok-deluxe-double';

async function goodBody(ratePlanId = 'flexible') {
  await stock(sandbox, stay, 3);
  return bookingBody(stay, await offerOf(sandbox, stay, ratePlanId, deluxe));
}
const bookAsGuest = (body: object, key?: string) =>
  callHub(sandbox, 'createGuestReservation', { body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
async function booked() {
  return (await bookAsGuest(await goodBody())).body.data as { reservationNo: string; proof: string; totalKrw: number };
}
const lookUp = (reservationNo: string, lastName: string, contact: string) =>
  callHub(sandbox, 'lookUpReservation', { body: { reservationNo, lastName, contact } });
const detail = (proof: string) => callHub(sandbox, 'guestReservationDetail', { body: { proof, lang: 'en' } });

const wish = ({ checkInDate, checkOutDate }: typeof stay, room: object) => ({
  checkInDate,
  checkOutDate,
  rooms: [{ adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '', ...room }],
  revision: 0,
  lang: 'en',
});
const mailsToGuests = async () => {
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { to: string }[] };
  return mails.filter(({ to }) => to.endsWith('@mail.example')).length;
};

describe('a booking without a membership', () => {
  test('is made once for a key, and its mail says where to find it', async () => {
    const body = await goodBody();
    const key = randomUUID();
    const [first, second] = await Promise.all([bookAsGuest(body, key), bookAsGuest(body, key)]);
    expect(first?.status).toBe(200);
    expect(second?.body).toEqual(first?.body);
    expect((await offerOf(sandbox, stay, 'flexible', deluxe)).roomsLeft).toBe(2);
    const outbox = await (await fetch(`${sandbox.controlBase}/outbox`)).text();
    expect(outbox).toContain(first?.body.data.reservationNo);
    expect(outbox).toContain('/reservation');
  });

  test('S64 S66 is refused beyond twelve rooms of a member on a night, and not to a guest whose contact was named before', async () => {
    await stock(sandbox, stay, 40);
    const { token } = await signIn(sandbox);
    const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', deluxe));
    const { contact } = body;
    for (let room = 0; room < 12; room += 1) {
      expect((await book(sandbox, token, body)).status).toBe(200);
      expect((await bookAsGuest(body)).status).toBe(200);
    }
    expect((await book(sandbox, token, body)).body.code).toBe('TOO_MANY_HELD');
    for (const named of [contact, { ...contact, email: 'sample.more@mail.example' }]) {
      expect((await bookAsGuest({ ...body, contact: named })).status).toBe(200);
    }
  });

  test('S64 is made without a mail beyond twenty to one mailbox; changes are mailed, and it can be mailed again', async () => {
    await stock(sandbox, stay, 40);
    const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', deluxe));
    let last = { proof: '', totalKrw: 0 };
    for (let n = 0; n < 21; n += 1) {
      const email = `sample.mailbox+${n}@mail.example`;
      const answer = await bookAsGuest({ ...body, contact: { ...body.contact, email } });
      expect(answer.status).toBe(200);
      last = answer.body.data;
    }
    expect(await mailsToGuests()).toBe(20);
    const { proof, totalKrw } = last;
    const change = { ...wish(stay, { requests: 'A cot' }), proof, expectedTotalKrw: totalKrw };
    expect((await callHub(sandbox, 'changeGuestReservation', { body: change })).status).toBe(200);
    expect(await mailsToGuests(), 'the change').toBe(21);
    await callHub(sandbox, 'mailGuestReservation', { body: { proof, lang: 'ko' } });
    expect(await mailsToGuests(), 'sent again').toBe(22);
  });

  test('S64 and tables: beyond twenty mails to one mailbox they are booked, and cancelled, without one', async () => {
    const body = await goodBody();
    const table = { ...(await guestTableBody(sandbox, tableIn(21))), contact: body.contact };
    const steps = [
      ['createGuestReservation', body, 'cancelGuestReservation'],
      ['createGuestTable', table, 'cancelGuestTable'],
    ] as const;
    for (let n = 0; n < 21; n += 1) {
      const [create, sent, cancel] = steps[n % 2] as (typeof steps)[number];
      const { proof } = (await callHub(sandbox, create, { body: sent })).body.data;
      expect((await callHub(sandbox, cancel, { body: { proof, expectedFeeKrw: 0 } })).status).toBe(200);
    }
    expect(await mailsToGuests()).toBe(20);
  });

  test('S60 twenty mails go to one mailbox, whatever kinds of them are asked for', async () => {
    await stock(sandbox, stay, 40);
    const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', deluxe));
    const { token } = await signIn(sandbox);
    const { password } = sampleAccounts.member;
    const { proof } = (await callHub(sandbox, 'provePassword', { token, body: { password } })).body.data;
    const value = 'sample.mailbox@mail.example';
    const sendKey = async () =>
      (await callHub(sandbox, 'requestContactKey', { token, body: { proof, contact: { kind: 'email', value } } }))
        .status;
    expect([await sendKey(), await sendKey()]).toEqual([200, 200]);
    for (let n = 0; n < 20; n += 1) await bookAsGuest({ ...body, contact: { ...body.contact, email: value } });
    const lastName = body.rooms[0]?.guestLastName;
    await callHub(sandbox, 'mailGuestNumbers', { body: { lastName, email: value, lang: 'en' } });
    expect(await sendKey()).toBe(429);
    expect(await mailsToGuests()).toBe(20);
  });

  test('S64 mails that strangers have sent again use up neither those of others to that address nor keys', async () => {
    await stock(sandbox, stay, 40);
    const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', deluxe));
    for (let n = 0; n < 7; n += 1) {
      const { proof } = (await bookAsGuest(body)).body.data;
      const again = () => callHub(sandbox, 'mailGuestReservation', { body: { proof, lang: 'ko' } });
      for (let mail = 0; mail < 3; mail += 1) expect((await again()).status).toBe(200);
      expect((await again()).status).toBe(429);
    }
    const { token } = await signIn(sandbox);
    const { password } = sampleAccounts.member;
    const { proof } = (await callHub(sandbox, 'provePassword', { token, body: { password } })).body.data;
    const contact = { kind: 'email', value: body.contact.email };
    expect((await callHub(sandbox, 'requestContactKey', { token, body: { proof, contact } })).status).toBe(200);
  });

  test('S64 is not refused for what others booked and cancelled under its email address', async () => {
    const body = await goodBody('advance');
    for (let n = 0; n < 5; n += 1) {
      const { proof } = (await bookAsGuest(body)).body.data;
      await callHub(sandbox, 'cancelGuestReservation', { body: { proof, expectedFeeKrw: 0 } });
    }
    expect((await bookAsGuest(body)).status).toBe(200);
  });

  test('takes no member rate', async () => {
    expect((await bookAsGuest(await goodBody('member'))).body.code).toBe('MEMBER_RATE');
  });

  test('needs the required consents, and takes an optional one only as such', async () => {
    const body = await goodBody();
    const { requiredTermIds } = body.consents;
    const agreed = (consents: object) => bookAsGuest({ ...body, consents });
    expect((await agreed({ requiredTermIds: requiredTermIds.slice(1), optionalTermIds: [] })).body.code).toBe(
      'TERMS_REQUIRED',
    );
    expect((await agreed({ requiredTermIds, optionalTermIds: ['join-service'] })).status).toBe(400);
    expect((await agreed({ requiredTermIds, optionalTermIds: ['booking-news'] })).status).toBe(200);
  });
});

describe('a change without a membership', () => {
  test('takes no member rate', async () => {
    const { proof } = await booked();
    const body = { ...wish(stay, { ratePlanId: 'member' }), proof };
    expect((await callHub(sandbox, 'quoteGuestChange', { body })).body.code).toBe('MEMBER_RATE');
  });

  test('prices another public rate of the same room', async () => {
    const { proof, totalKrw } = await booked();
    const breakfast = await offerOf(sandbox, stay, 'breakfast', deluxe);
    const body = { ...wish(stay, { ratePlanId: 'breakfast' }), proof };
    const quoted = (await callHub(sandbox, 'quoteGuestChange', { body })).body.data;
    expect(quoted).toMatchObject({ beforeKrw: totalKrw, afterKrw: breakfast.price.totalKrw });
  });
});

describe('the look-up', () => {
  test('S18 an unknown number, a wrong name, a wrong contact and a member’s reservation answer the same', async () => {
    const { reservationNo } = await booked();
    const email = 'sample.member@mail.example';
    const answers = await Promise.all([
      lookUp('HN-NOTHING1', 'Member', email),
      lookUp(reservationNo, 'Keller', email),
      lookUp(reservationNo, 'Member', 'somebody@mail.example'),
      lookUp(reservationNo, 'Member', '00000'),
      lookUp('HN-SAMPLE01', 'Member', email),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: answers[0]?.body });
  });

  test('S64 any number of wrong tries of others leaves the reservation open to its guest', async () => {
    const { reservationNo } = await booked();
    for (let n = 0; n < 30; n += 1) expect((await lookUp(reservationNo, 'Keller', 'a@b.example')).status).toBe(404);
    const found = await lookUp(reservationNo.replace('-', ''), 'Member', 'sample.member@mail.example');
    expect(found.body.data.reservationNo).toBe(reservationNo);
  });
});

describe('the mail with lost numbers', () => {
  const email = 'sample.member@mail.example';
  const ask = (lastName: string, typed = email) =>
    callHub(sandbox, 'mailGuestNumbers', { body: { lastName, email: typed, lang: 'en' } });
  const mailsSent = async () => {
    const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { subject: string }[] };
    return mails.filter(({ subject }) => subject.startsWith('Your reservation numbers')).length;
  };

  test('S64 is sent three times in ten minutes, whatever others ask before; each request has the same answer', async () => {
    await booked();
    const answers = [];
    for (let n = 0; n < 10; n += 1) answers.push(await ask('Stranger'));
    expect(await mailsSent()).toBe(0);
    for (let n = 0; n < 5; n += 1) answers.push(await ask('Member'));
    answers.push(await ask('Member', email.toUpperCase()));
    expect(await mailsSent()).toBe(3);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: {} } });
    await control(sandbox, '/clock', { now: new Date(Date.now() + 11 * 60_000).toISOString() });
    await ask('Member');
    expect(await mailsSent()).toBe(4);
  });
});

describe('a proof', () => {
  test('opens its own reservation and no other, for half an hour', async () => {
    const { proof, reservationNo } = await booked();
    expect((await detail(proof)).body.data.reservationNo).toBe(reservationNo);
    const [claim = '', mac = ''] = proof.split('.');
    const other = Buffer.from(JSON.stringify(['HN-SAMPLE01', Date.now() + 1e9])).toString('base64url');
    for (const forged of [`${other}.${mac}`, `${claim}.${mac.slice(1)}x`, 'x'.repeat(60)]) {
      expect((await detail(forged)).body.code).toBe('PROOF_EXPIRED');
    }
    await control(sandbox, '/clock', { now: new Date(Date.now() + 31 * 60_000).toISOString() });
    expect(await detail(proof)).toMatchObject({ status: 403, body: { code: 'PROOF_EXPIRED' } });
  });

  test('cancels for the fee that was seen, once, and puts the room back', async () => {
    const { proof } = await booked();
    const cancel = (expectedFeeKrw: number) =>
      callHub(sandbox, 'cancelGuestReservation', { body: { proof, expectedFeeKrw } });
    expect((await cancel(1)).body).toMatchObject({ code: 'FEE_CHANGED', data: { feeKrw: 0 } });
    const first = await cancel(0);
    expect(first.body.data.cancellationFeeKrw).toBe(0);
    expect((await cancel(0)).body).toEqual(first.body);
    expect((await offerOf(sandbox, stay, 'flexible', deluxe)).roomsLeft).toBe(3);
    expect((await detail(proof)).body.data.status).toBe('cancelled');
  });

  test('changes dates by the rules of a member’s change', async () => {
    const { proof, totalKrw } = await booked();
    const longer = { ...stay, checkOutDate: addDays(stay.checkOutDate, 1) };
    await stock(sandbox, longer, 2);
    const rooms = [{ adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' }];
    const wish = {
      proof,
      checkInDate: longer.checkInDate,
      checkOutDate: longer.checkOutDate,
      rooms,
      revision: 0,
      lang: 'en',
    };
    const quoted = (await callHub(sandbox, 'quoteGuestChange', { body: wish })).body.data;
    expect(quoted.beforeKrw).toBe(totalKrw);
    const agreed = { ...wish, expectedTotalKrw: quoted.afterKrw };
    expect((await callHub(sandbox, 'changeGuestReservation', { body: agreed })).status).toBe(200);
    expect((await detail(proof)).body.data).toMatchObject({
      totalKrw: quoted.afterKrw,
      checkOutDate: longer.checkOutDate,
    });
  });

  test('the last room goes to one of many guests and members who ask at once', async () => {
    const body = await goodBody();
    await stock(sandbox, stay, 0);
    await stock(sandbox, stay, 1, deluxe);
    const { token } = await signIn(sandbox);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? bookAsGuest(body, randomUUID()) : callHub(sandbox, 'createReservation', { token, body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: refused }) => refused.code === 'SOLD_OUT')).toHaveLength(19);
  });
});
