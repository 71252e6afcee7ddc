import type * as z from 'zod';
import type { contract } from '../hub/contract/contract.ts';
import type { Endpoint } from '../hub/contract/endpoint.ts';
import { HUB_PROXY } from './handlers.ts';
import { type QueryValue, withQuery } from './with-query.ts';

type Contract = typeof contract;

/** Calls that the browser sends, by their names in the contract, whose schemas are not for the browser. */
const hubPaths = {
  askForStay: '/reservation/room/{reservationNo}/ask',
  availableDates: '/product/hotel/available-dates',
  cancelReservation: '/reservation/room/{reservationNo}/cancel',
  cancelTableReservation: '/dining/reservation/{tableReservationNo}/cancel',
  changePassword: '/membership/member/password',
  changeReservation: '/reservation/room/{reservationNo}/change',
  changeTableReservation: '/dining/reservation/{tableReservationNo}/change',
  checkEmailCertification: '/membership/certi/check/email',
  checkMembershipId: '/membership/id/check',
  chooseVoucher: '/membership/coupon/{voucherId}/choice',
  confirmContact: '/membership/member/contact/check',
  createClaim: '/membership/claim',
  createEnquiry: '/membership/enquiry',
  createReservation: '/reservation/room',
  createTableReservation: '/dining/reservation',
  hotelDetail: '/product/hotel/{hotelId}',
  hotelList: '/product/hotel/list',
  joinChatChannel: '/channel/user',
  mailReservation: '/reservation/room/{reservationNo}/mail',
  mailTable: '/dining/reservation/{tableReservationNo}/mail',
  memberProfile: '/membership/member/profile',
  placeNights: '/product/hotel/place-nights',
  programme: '/membership/programme',
  provePassword: '/membership/member/password/check',
  quoteChange: '/reservation/room/{reservationNo}/quote',
  readEnquiry: '/membership/enquiry/{enquiryNo}/read',
  registerReferrer: '/membership/referral',
  requestContactKey: '/membership/member/contact/request',
  requestEmailCertification: '/membership/certi/request/email',
  reservationDetail: '/reservation/room/{reservationNo}',
  reservationNights: '/reservation/room/{reservationNo}/nights',
  saveConsents: '/membership/member/consent',
  savePreferences: '/membership/member/preference',
  suggestHotels: '/product/hotel/suggest',
  tableReservationDetail: '/dining/reservation/{tableReservationNo}',
  updateProfile: '/membership/member/profile',
  withdrawAsk: '/reservation/room/{reservationNo}/ask/withdraw',
} as const satisfies { [Name in keyof Contract]?: Contract[Name]['path'] };
type HubCall = keyof typeof hubPaths;

type Ids<Path> = Path extends `${string}{${infer Id}}${infer Rest}` ? Record<Id, string> & Ids<Rest> : unknown;
type QueryOf<Call extends Endpoint> = Call extends { query: infer Query extends z.ZodType } ? z.input<Query> : unknown;
type Values<Name extends HubCall> = Ids<(typeof hubPaths)[Name]> & QueryOf<Contract[Name]>;

/** The address of a call through the proxy. Empty texts of a query are left out. */
export function hubCall<Name extends HubCall>(
  name: Name,
  ...[values]: unknown extends Values<Name> ? [] : [values: Values<Name>]
): string {
  const given = Object.entries<QueryValue>(values ?? {});
  const pattern: string = hubPaths[name];
  const isId = ([key]: [string, QueryValue]) => pattern.includes(`{${key}}`);
  const path = given
    .filter(isId)
    .reduce((path, [key, id]) => path.replace(`{${key}}`, encodeURIComponent(String(id))), HUB_PROXY + pattern);
  return withQuery(path, Object.fromEntries(given.filter((entry) => !isId(entry))));
}
