// Long because it holds one sample call for each endpoint of the contract, in one table that is compared with it.
import { beforeAll, expect, test } from 'vitest';
import { contract, type EndpointName } from '../../lib/hub/contract/contract.ts';
import type { Endpoint } from '../../lib/hub/contract/endpoint.ts';
import { olderAccount, sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { requiredTermIds } from '../../sandbox/hub/seed/terms.ts';
import { bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { sampleUpload, typedClaim } from './centre-steps.ts';
import { guestTableBody, tableBody, tableIn } from './dining-steps.ts';
import { changePassword, guardedMember, mailsOf, PASSWORD, tokenIn } from './guard-steps.ts';
import { type CallParts, callHub, control, keySentTo, type SignedIn, signIn } from './hub-caller.ts';
import { answerAtProvider, joinForm, readyForProvider, resultFields, verifiedRequest } from './identity-steps.ts';
import { logIn } from './point-steps.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
let member: SignedIn;
beforeAll(async () => {
  member = await signIn(sandbox);
});

const stay = stayIn(60);
const table = tableIn(40, 'haeundae-dot');
const { checkInDate, checkOutDate } = stay;
const rooms = [{ adults: 2, minor: 0 }];
const email = 'sample.member@haneul.example';
const joinBody = { ...joinForm, lang: 'en' };

const sampleGuest = { adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
const withRequest = { ...sampleGuest, requests: 'A cot' };

/** One member can hold only so many rooms of a hotel on a night: asks are made with another stay. */
const stayWithAsks = stayIn(70);
async function goodBooking(wish = stay) {
  await stock(sandbox, wish, 5);
  return bookingBody(wish, await offerOf(sandbox, wish, 'flexible'));
}
async function bookedNumber(wish = stay): Promise<string> {
  const { body } = await callHub(sandbox, 'createReservation', { token: member.token, body: await goodBooking(wish) });
  return body.data.reservationNo;
}
async function guestBooking(): Promise<{ reservationNo: string; proof: string; totalKrw: number }> {
  return (await callHub(sandbox, 'createGuestReservation', { body: await goodBooking() })).body.data;
}

let guests = 0;
/** Of a guest of its own: one person can hold only so many tables of a day. */
async function guestTableProof(): Promise<string> {
  guests += 1;
  const contact = { email: `sample.guest${guests}@mail.example`, mobile: `010-0000-10${guests}0` };
  const body = { ...(await guestTableBody(sandbox, table)), contact };
  return (await callHub(sandbox, 'createGuestTable', { body })).body.data.proof;
}

async function passwordProof(): Promise<string> {
  const body = { password: sampleAccounts.member.password };
  return (await callHub(sandbox, 'provePassword', { token: member.token, body })).body.data.proof;
}

const uploaded = async (): Promise<string> =>
  (await callHub(sandbox, 'uploadAttachment', { token: member.token, body: sampleUpload })).body.data.attachmentId;
const enquired = async (): Promise<string> => {
  const body = { subject: 'Luggage', text: 'May I send it ahead?' };
  return (await callHub(sandbox, 'createEnquiry', { token: member.token, body })).body.data.enquiryNo;
};
let claims = 0;
/** Other nights each time. */
function claimBody() {
  claims += 1;
  return typedClaim(-20 * claims);
}
const claimed = async (): Promise<string> =>
  (await callHub(sandbox, 'createClaim', { token: member.token, body: claimBody() })).body.data.claimNo;
async function memberWhoJoinedToday(): Promise<{ token: string }> {
  const account = { membershipId: `sample.${crypto.randomUUID().slice(0, 8)}`, password: 'Own-Member-1' };
  await control(sandbox, '/members', account);
  return { token: (await callHub(sandbox, 'login', { body: account })).headers.get('authorization') ?? '' };
}

/** One good request for every entry; a new entry has to be given one here or this does not compile. */
const goodCalls: Record<EndpointName, () => CallParts | Promise<CallParts>> = {
  exchangeRates: () => ({}),
  listPackages: () => ({ query: { lang: 'jp', hotelId: 'haneul-namsan' } }),
  packageDetail: () => ({ params: { packageId: 'spring-two-nights' }, query: { lang: 'ch' } }),
  regionMap: () => ({ params: { region: 'jeju' }, query: { lang: 'ko' } }),
  login: () => ({ body: sampleAccounts.recommender }),
  refreshTokens: async () => {
    const { token, refresh } = await signIn(sandbox);
    return { body: { accessToken: token, refreshToken: refresh } };
  },
  logout: async () => ({ body: { refreshToken: (await signIn(sandbox)).refresh } }),
  findAccount: () => ({ body: { type: 'id', memberName: '표본 회원', memberEmail: 'sample.member@mail.example' } }),
  dashboardInfo: () => ({}),
  memberCompanyCode: () => ({}),
  employeeQrCode: () => ({}),
  checkMembershipId: () => ({ query: { membershipId: 'sample.free' } }),
  searchTerms: () => ({ query: { lang: 'en', purpose: 'booking' } }),
  requestEmailCertification: () => ({ body: { membershipNo: member.membershipNo, email } }),
  checkEmailCertification: () => ({
    body: { membershipNo: member.membershipNo, memberName: '표본 회원', email, verificationNumber: '0' },
  }),
  memberProfile: () => ({}),
  changePassword: async () => {
    await control(sandbox, '/scenario', { name: 'temporary-password' });
    return {
      token: (await signIn(sandbox, 'temporary')).token,
      body: { currentPassword: sampleAccounts.temporary.password, newPassword: 'Sample-Later-2' },
    };
  },
  tierHistory: () => ({}),
  programme: () => ({ query: { lang: 'jp' } }),
  provePassword: () => ({ body: { password: sampleAccounts.member.password } }),
  updateProfile: async () => ({
    body: {
      proof: await passwordProof(),
      memberFirstName: 'Sample',
      memberLastName: 'Member',
      memberGender: '',
      country: 'KR',
    },
  }),
  requestContactKey: async () => ({
    body: { proof: await passwordProof(), contact: { kind: 'email', value: 'sample.other@mail.example' } },
  }),
  confirmContact: async () => {
    // The call ends every session of its member: not of the one who makes the other calls.
    const { token } = await signIn(sandbox, 'employee');
    const { body } = await callHub(sandbox, 'provePassword', {
      token,
      body: { password: sampleAccounts.employee.password },
    });
    const { proof } = body.data;
    const contact = { kind: 'mobile', value: '010-0000-0077' };
    await callHub(sandbox, 'requestContactKey', { token, body: { proof, contact } });
    return { token, body: { proof, contact, verificationNumber: await keySentTo(sandbox, contact.value) } };
  },
  confirmIdentity: async () => ({
    token: member.token,
    body: { requestNo: await verifiedRequest(sandbox, 'member') },
  }),
  reportEvent: async () => {
    const { membershipId } = await guardedMember(sandbox);
    const token = await logIn(sandbox, { membershipId, password: PASSWORD });
    await changePassword(sandbox, token, 'Other-Word-9');
    const [mail] = await mailsOf(sandbox, `${membershipId}@mail.example`);
    return { body: { token: tokenIn(mail?.text) } };
  },
  listConsents: () => ({ query: { lang: 'ch' } }),
  saveConsents: () => ({ body: { consents: [{ consentId: 'sms', givenYn: 'Y' }] } }),
  memberPreferences: () => ({}),
  savePreferences: async () => ({
    body: { ...(await callHub(sandbox, 'memberPreferences', { token: member.token })).body.data, bed: 'twin' },
  }),
  withdrawalPreview: () => ({ query: { lang: 'en' } }),
  withdraw: async () => ({
    token: (await signIn(sandbox, 'recommender')).token,
    body: { password: sampleAccounts.recommender.password },
  }),
  hotelProducts: () => ({ body: { lang: 'jp' } }),
  hotelList: () => ({ body: { lang: 'en', hotelIdList: ['oreum-jeju'] } }),
  suggestHotels: () => ({ query: { lang: 'ko', query: 'haneul', page: '1' } }),
  hotelIndex: () => ({ query: { page: '1' } }),
  hotelDetail: () => ({ params: { hotelId: 'oreum-jeju' }, query: { lang: 'ch' } }),
  availableDates: () => ({
    body: { hotelIdList: ['oreum-jeju'], viewMonth: checkInDate.slice(0, 7), viewPeriod: 2 },
  }),
  placeNights: () => ({
    body: { category: 'location', detail: 'jeju', viewMonth: checkInDate.slice(0, 7), viewPeriod: 2 },
  }),
  roomOffers: () => ({
    params: { hotelId: stay.hotelId },
    body: { checkInDate, checkOutDate, rooms, lang: 'en' },
  }),
  searchStays: () => ({ body: { checkInDate, checkOutDate, rooms, lang: 'en' } }),
  createReservation: async () => ({ body: await goodBooking() }),
  listReservations: () => ({ query: { lang: 'en' } }),
  reservationDetail: () => ({ params: { reservationNo: 'HN-SAMPLE01' }, query: { lang: 'en' } }),
  mailReservation: async () => ({ params: { reservationNo: await bookedNumber() }, body: { lang: 'ko' } }),
  cancelReservation: () => ({ params: { reservationNo: 'HN-SAMPLE01' }, body: { expectedFeeKrw: 0 } }),
  reservationNights: async () => ({
    params: { reservationNo: await bookedNumber() },
    body: { viewMonth: stay.checkInDate.slice(0, 7), viewPeriod: 2 },
  }),
  quoteChange: async () => ({
    params: { reservationNo: await bookedNumber() },
    body: { ...stay, rooms: [withRequest], revision: 0, lang: 'en' },
  }),
  changeReservation: async () => {
    const reservationNo = await bookedNumber();
    const body = { ...stay, rooms: [withRequest], revision: 0, lang: 'en' };
    const quoted = await callHub(sandbox, 'quoteChange', { token: member.token, params: { reservationNo }, body });
    return { params: { reservationNo }, body: { ...body, expectedTotalKrw: quoted.body.data.afterKrw } };
  },
  bookingVouchers: async () => {
    const { rooms: booked } = await goodBooking();
    return { body: { ...stay, rooms: booked, lang: 'en' } };
  },
  bookingAsks: async () => {
    const { rooms: booked } = await goodBooking();
    return { body: { ...stay, rooms: booked, lang: 'jp' } };
  },
  guestBookingAsks: async () => {
    const { rooms: booked } = await goodBooking();
    return { body: { ...stay, rooms: booked, lang: 'ch' } };
  },
  askForStay: async () => ({
    params: { reservationNo: await bookedNumber(stayWithAsks) },
    body: { kind: 'lateCheckOut', lang: 'en' },
  }),
  withdrawAsk: async () => {
    const params = { reservationNo: await bookedNumber(stayWithAsks) };
    const body = { kind: 'lateCheckOut', lang: 'ko' };
    await callHub(sandbox, 'askForStay', { token: member.token, params, body });
    return { params, body };
  },
  askForGuestStay: async () => ({
    body: { proof: (await guestBooking()).proof, kind: 'lateCheckOut', lang: 'jp' },
  }),
  withdrawGuestAsk: async () => {
    const body = { proof: (await guestBooking()).proof, kind: 'lateCheckOut', lang: 'ch' };
    await callHub(sandbox, 'askForGuestStay', { body });
    return { body };
  },
  createGuestReservation: async () => ({ body: await goodBooking() }),
  lookUpReservation: async () => {
    const { reservationNo } = await guestBooking();
    return { body: { reservationNo, lastName: 'Member', contact: '010-0000-0001' } };
  },
  guestReservationDetail: async () => ({ body: { proof: (await guestBooking()).proof, lang: 'jp' } }),
  mailGuestReservation: async () => ({ body: { proof: (await guestBooking()).proof, lang: 'en' } }),
  mailGuestNumbers: () => ({ body: { lastName: 'Sample', email, lang: 'jp' } }),
  cancelGuestReservation: async () => ({ body: { proof: (await guestBooking()).proof, expectedFeeKrw: 0 } }),
  guestReservationNights: async () => ({
    body: { proof: (await guestBooking()).proof, viewMonth: stay.checkInDate.slice(0, 7), viewPeriod: 1 },
  }),
  quoteGuestChange: async () => ({
    body: { proof: (await guestBooking()).proof, ...stay, rooms: [withRequest], revision: 0, lang: 'ch' },
  }),
  changeGuestReservation: async () => {
    const { proof, totalKrw } = await guestBooking();
    return { body: { proof, ...stay, rooms: [withRequest], revision: 0, expectedTotalKrw: totalKrw, lang: 'en' } };
  },
  pointBalance: () => ({}),
  pointStatement: () => ({ query: { lang: 'jp' } }),
  pointMonths: () => ({}),
  nightsForPoints: () => ({ query: { lang: 'ch' } }),
  listVouchers: () => ({ query: { lang: 'ko' } }),
  listVoucherChoices: () => ({ query: { lang: 'en' } }),
  chooseVoucher: () => ({ params: { voucherId: 'sample-voucher-3' }, body: { optionId: 'spa', lang: 'jp' } }),
  listReferrals: () => ({}),
  ownReferral: () => ({}),
  registerReferrer: async () => {
    const { token } = await memberWhoJoinedToday();
    return { token, body: { referrer: { by: 'number', membershipNo: member.membershipNo } } };
  },
  listRestaurants: () => ({ query: { lang: 'en' } }),
  restaurantDetail: () => ({ params: { restaurantId: table.restaurantId }, query: { lang: 'jp' } }),
  tableAvailability: () => ({
    params: { restaurantId: table.restaurantId },
    query: { lang: 'ch', date: table.date, party: '2' },
  }),
  createTableReservation: async () => ({ body: await tableBody(sandbox, table) }),
  listTableReservations: () => ({ query: { lang: 'en' } }),
  tableReservationDetail: () => ({ params: { tableReservationNo: 'DN-SAMPLE01' }, query: { lang: 'en' } }),
  tableChangeAvailability: () => ({
    params: { tableReservationNo: 'DN-SAMPLE01' },
    query: { lang: 'jp', date: table.date, party: '2' },
  }),
  changeTableReservation: async () => {
    const { date, time, party } = await tableBody(sandbox, tableIn(40, 'oreum-deulbul'));
    const body = { date, time, party, occasion: 'none', requests: '', revision: 0, lang: 'en' };
    return { params: { tableReservationNo: 'DN-SAMPLE01' }, body };
  },
  mailTable: () => ({ params: { tableReservationNo: 'DN-SAMPLE01' }, body: { lang: 'ch' } }),
  cancelTableReservation: () => ({ params: { tableReservationNo: 'DN-SAMPLE01' }, body: { expectedFeeKrw: 0 } }),
  createGuestTable: async () => ({ body: await guestTableBody(sandbox, table) }),
  guestTableDetail: async () => ({ body: { proof: await guestTableProof(), lang: 'ch' } }),
  guestTableAvailability: async () => ({
    body: { proof: await guestTableProof(), lang: 'jp', date: table.date, party: 2 },
  }),
  changeGuestTable: async () => {
    const proof = await guestTableProof();
    const { date, time, party } = table;
    return { body: { proof, date, time, party, occasion: 'birthday', requests: '', revision: 0, lang: 'en' } };
  },
  mailGuestTable: async () => ({ body: { proof: await guestTableProof(), lang: 'ko' } }),
  cancelGuestTable: async () => ({ body: { proof: await guestTableProof(), expectedFeeKrw: 0 } }),
  issueVocToken: () => ({ body: { cstNo: member.membershipNo } }),
  decryptText: async () => {
    const { body } = await callHub(sandbox, 'issueVocToken', {
      token: member.token,
      body: { cstNo: member.membershipNo },
    });
    return { body: { text: body.retData.encryptedCstNo } };
  },
  uploadAttachment: () => ({ body: sampleUpload }),
  attachment: async () => ({ params: { attachmentId: await uploaded() } }),
  claimableStays: () => ({ query: { lang: 'en' } }),
  listClaims: () => ({ query: { lang: 'jp' } }),
  claimDetail: async () => ({ params: { claimNo: await claimed() }, query: { lang: 'ch' } }),
  createClaim: () => ({ body: claimBody() }),
  customerCentre: () => ({ query: { lang: 'jp' } }),
  createEnquiry: () => ({ body: { subject: 'Luggage', text: 'May I send it ahead?' } }),
  listEnquiries: () => ({}),
  unreadAnswers: () => ({}),
  enquiryDetail: async () => ({ params: { enquiryNo: await enquired() } }),
  readEnquiry: async () => ({ params: { enquiryNo: await enquired() } }),
  joinChatChannel: () => ({ body: { joinChannel: 'web', channelId: 'c1', userName: 'Sample' } }),
  membershipIntegration: () => ({ body: { ...olderAccount, agreedTermIds: requiredTermIds('join') } }),
  checkCertification: async () => ({ body: { requestNo: await verifiedRequest(sandbox, 'member') } }),
  joinMembership: async () => ({ body: { ...joinBody, requestNo: await verifiedRequest(sandbox, 'newcomer') } }),
  joinMember: () => ({
    body: { ...joinBody, membershipId: 'sample.typed', memberMobile: '+447700900123', birthDate: '1990-01-01' },
  }),
  identityReady: () => ({}),
  identityResult: async () => {
    const { requestNo, form } = await readyForProvider(sandbox);
    return { query: { requestNo, ...resultFields((await answerAtProvider(sandbox, form, 'member', 'GET')).fields) } };
  },
};

const names = Object.keys(contract) as EndpointName[];

test.each(names)('%s answers as the contract says', async (name) => {
  const entry: Endpoint = contract[name];
  const parts = await goodCalls[name]();
  const answer = await callHub(sandbox, name, entry.base === 'hub' ? { token: member.token, ...parts } : parts);
  expect(answer.body).not.toHaveProperty('code', 'NOT_IMPLEMENTED');
  expect(answer.status).toBe(200);
  const payload =
    entry.envelope === 'whole' ? answer.body : answer.body[entry.envelope === 'data' ? 'data' : 'retData'];
  expect(entry.response.safeParse(payload).error).toBeUndefined();
  const hasTokens = answer.headers.get('authorization') !== null && answer.headers.get('refresh') !== null;
  expect(hasTokens).toBe(entry.issuesTokens === true);
});

test.each(names.filter((name) => contract[name].audience === 'member'))('%s wants a member', async (name) => {
  const { token: _, ...parts } = await goodCalls[name]();
  const answer = await callHub(sandbox, name, parts);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED' });
});

test('an unknown address answers in the shape of every refusal', async () => {
  const response = await fetch(`${sandbox.hubBase}/membership/nothing`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: expect.any(String) });
});

test('the OpenAPI document describes every entry of the contract', async () => {
  const response = await fetch(new URL('/openapi.json', sandbox.hubBase));
  const { openapi, paths } = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const described = Object.values(paths).flatMap((byMethod) => Object.values(byMethod));
  expect(openapi).toBe('3.1.0');
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted());
});

test('a body that is no JSON, of another shape or too large is refused before anything happens', async () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${sandbox.plainBase}/product/hotel`, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await post('{"lang":')).status).toBe(400);
  expect((await post('{"lang":"xx"}')).status).toBe(400);
  expect((await post('{"lang":"ko"}', 'text/plain')).status).toBe(400);
  expect((await post(JSON.stringify({ lang: 'ko', more: 'x'.repeat(300_000) }))).status).toBe(413);
});
