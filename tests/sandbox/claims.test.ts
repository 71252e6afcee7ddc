import { describe, expect, test } from 'vitest';
import { dayIn, samplePdf, typedClaim } from './centre-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { signedInMember } from './signed-in-member.ts';

const { sandbox, call, hoursLater, upload, entries, everPosted, uncredited } = signedInMember();
const claim = (body: object, headers = {}) => call('createClaim', { body, headers });
const detail = async (claimNo: string) =>
  (await call('claimDetail', { params: { claimNo }, query: { lang: 'en' } })).body.data;
const ownStays = async () => (await call('claimableStays', { query: { lang: 'en' } })).body.data.stays;

describe('a claim', () => {
  test('is received, reviewed, and done: the points are posted once, with a mail for each outcome', async () => {
    const reservationNo = await uncredited();
    const before = await everPosted();
    const corrected = (await entries('adjusted')).length;
    const made = await claim(typedClaim(-20, { stay: { kind: 'reservation', reservationNo } }));
    const { claimNo } = made.body.data;
    expect(await detail(claimNo)).toMatchObject({
      state: 'received',
      reviewingAt: null,
      decidedAt: null,
      points: null,
    });
    await hoursLater(23);
    expect((await detail(claimNo)).state).toBe('received');
    await hoursLater(25);
    expect(await detail(claimNo)).toMatchObject({ state: 'reviewing', decidedAt: null });
    await hoursLater(73);
    const done = await detail(claimNo);
    expect(done).toMatchObject({ state: 'done', refusal: null, stay: { reservationNo } });
    expect(done.points).toBeGreaterThan(0);
    expect(await everPosted()).toBe(before + done.points);
    await hoursLater(200);
    await Promise.all(Array.from({ length: 20 }, () => call('listClaims', { query: { lang: 'ko' } })));
    expect(await everPosted()).toBe(before + done.points);
    expect(await entries('adjusted')).toHaveLength(corrected + 1);
    const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { subject: string }[] };
    expect(mails.filter(({ subject }) => subject.includes(claimNo))).toHaveLength(2);
  });

  test('that no points were added is not taken for a stay that has them, by number or by its days', async () => {
    const [{ reservationNo, hotelId, checkInDate, checkOutDate, earnedPoints }] = await ownStays();
    expect(earnedPoints).toBeGreaterThan(0);
    const ways = [
      { kind: 'reservation', reservationNo },
      { kind: 'typed', hotelId, checkInDate, checkOutDate },
    ];
    for (const stay of ways) {
      const { status, body } = await claim(typedClaim(-20, { stay }));
      expect([status, body.code, body.data]).toEqual([409, 'POINTS_ADDED', { points: earnedPoints }]);
    }
  });

  test('is refused where the stay has its points, and where nothing proves it', async () => {
    const before = await everPosted();
    const [credited] = await ownStays();
    const first = await claim(
      typedClaim(-20, { stay: { kind: 'reservation', reservationNo: credited.reservationNo }, reason: 'short' }),
    );
    const second = await claim(typedClaim(-40));
    await hoursLater(80);
    expect(await detail(first.body.data.claimNo)).toMatchObject({ state: 'refused', refusal: 'alreadyCredited' });
    expect(await detail(second.body.data.claimNo)).toMatchObject({ state: 'refused', refusal: 'noProof' });
    expect(await everPosted()).toBe(before);
  });

  test('for nights that the books do not have is done with a receipt', async () => {
    const attachmentId = await upload();
    const before = await everPosted();
    const made = await claim(typedClaim(-30, { attachmentIds: [attachmentId] }));
    await hoursLater(80);
    expect(await detail(made.body.data.claimNo)).toMatchObject({
      state: 'done',
      points: 600,
      attachments: [{ attachmentId, kind: 'pdf' }],
    });
    expect(await everPosted()).toBe(before + 600);
  });

  test('S55 for somebody else’s stay, and somebody else’s claim and file, are not found', async () => {
    const reservationNo = await uncredited();
    const made = await claim(typedClaim(-20));
    const attachmentId = await upload();
    const other = await signIn(sandbox, 'recommender');
    const asOther = (name: Parameters<typeof callHub>[1], parts: object) =>
      callHub(sandbox, name, { token: other.token, ...parts });
    const theirs = await asOther('createClaim', {
      body: typedClaim(-20, { stay: { kind: 'reservation', reservationNo } }),
    });
    expect(theirs.status).toBe(404);
    const read = await asOther('claimDetail', {
      params: { claimNo: made.body.data.claimNo },
      query: { lang: 'en' },
    });
    expect(read.status).toBe(404);
    expect((await asOther('attachment', { params: { attachmentId } })).status).toBe(404);
    const withFile = await asOther('createClaim', { body: typedClaim(-60, { attachmentIds: [attachmentId] }) });
    expect([withFile.status, withFile.body.code]).toEqual([409, 'ATTACHMENT_GONE']);
    expect((await asOther('listClaims', { query: { lang: 'en' } })).body.data.claims).toEqual([]);
  });

  test('is made once for a stay: typed again, with other days that overlap, and by its number', async () => {
    const reservationNo = await uncredited();
    const [stay] = (await ownStays()).filter((each: { reservationNo: string }) => each.reservationNo === reservationNo);
    const { hotelId, checkInDate, checkOutDate } = stay;
    const typed = { kind: 'typed', hotelId, checkInDate, checkOutDate };
    const first = await claim(typedClaim(-20, { stay: typed }));
    const { claimNo } = first.body.data;
    expect((await detail(claimNo)).stay.reservationNo).toBe(reservationNo);
    for (const again of [typed, { kind: 'reservation', reservationNo }]) {
      const answer = await claim(typedClaim(-20, { stay: again }));
      expect([answer.status, answer.body.code, answer.body.data]).toEqual([409, 'CLAIM_EXISTS', { claimNo }]);
    }
    await claim(typedClaim(-90));
    expect((await claim(typedClaim(-89))).body.code).toBe('CLAIM_EXISTS');
    expect((await claim(typedClaim(-88))).status).toBe(200);
  });

  test('S55 twenty requests at once make one, with one key and without', async () => {
    const key = { 'idempotency-key': 'one-claim-for-all' };
    const same = await Promise.all(Array.from({ length: 20 }, () => claim(typedClaim(-20), key)));
    expect(new Set(same.map(({ body }) => body.data.claimNo)).size).toBe(1);
    const loose = await Promise.all(Array.from({ length: 20 }, () => claim(typedClaim(-50))));
    expect(loose.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await call('listClaims', { query: { lang: 'en' } })).body.data.claims).toHaveLength(2);
  });

  test.each([
    ['a stay that is not over', -1, 'INVALID_STAY', {}],
    ['an old one', -380, 'CLAIM_TOO_OLD', {}],
    [
      'an unknown hotel',
      -20,
      'INVALID_STAY',
      { stay: { kind: 'typed', hotelId: 'nowhere', checkInDate: dayIn(-20), checkOutDate: dayIn(-18) } },
    ],
    [
      'days in the wrong order',
      -20,
      'INVALID_STAY',
      { stay: { kind: 'typed', hotelId: 'haneul-namsan', checkInDate: dayIn(-18), checkOutDate: dayIn(-20) } },
    ],
    ['half a point', -20, 'BAD_REQUEST', { expectedPoints: 1.5 }],
    ['too many points', -20, 'BAD_REQUEST', { expectedPoints: 1_000_001 }],
    ['a reservation ahead', -20, 'NOT_CLAIMABLE', { stay: { kind: 'reservation', reservationNo: 'HN-SAMPLE01' } }],
  ])('is not taken for %s', async (_, days, code, more) => {
    expect((await claim(typedClaim(days, more))).body.code).toBe(code);
  });
});

describe('S56 a file', () => {
  const send = (content: Buffer, fileName = 'receipt.pdf') =>
    call('uploadAttachment', { body: { fileName, content: content.toString('base64') } });

  test('is judged by its content, not by its name', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    expect((await send(html, 'receipt.pdf')).body.code).toBe('ATTACHMENT_KIND');
    expect((await send(samplePdf, 'page.html')).body.data).toMatchObject({ kind: 'pdf', fileName: 'page.pdf' });
    expect((await send(samplePdf.subarray(0, 20))).body.code).toBe('ATTACHMENT_BROKEN');
  });

  test('gets a harmless name', async () => {
    const names = [
      '../../etc/passwd',
      'a\r\nset-cookie: x=1',
      '"; filename="b.exe',
      '\u202egpj.exe',
      '...',
      '영수증 (1).pdf',
      '👨‍👩‍👧 𠮷野家.JPEG',
    ];
    const given = [];
    for (const name of names) given.push((await send(samplePdf, name)).body.data.fileName);
    expect(given).toEqual([
      'passwd.pdf',
      'a set-cookie x=1.pdf',
      'filename=b.pdf',
      'gpj.pdf',
      'file.pdf',
      '영수증 (1).pdf',
      '👨‍👩‍👧 𠮷野家.pdf',
    ]);
  });

  test('sent again before it is used is the same one', async () => {
    const [first, again] = [(await send(samplePdf)).body.data, (await send(samplePdf)).body.data];
    expect(again).toEqual(first);
    expect((await send(samplePdf, 'other.pdf')).body.data.attachmentId).not.toBe(first.attachmentId);
  });

  test('is kept for a day unless it is sent, and twenty at most', async () => {
    const sent = await Promise.all(Array.from({ length: 25 }, (_, n) => send(samplePdf, `${n}.pdf`)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
    await hoursLater(25);
    expect((await send(samplePdf)).status).toBe(200);
    const { attachmentId } = sent.find(({ status }) => status === 200)?.body.data ?? {};
    expect((await call('attachment', { params: { attachmentId } })).status).toBe(404);
  });
});
