import type { contract, EndpointName } from '@/lib/hub/contract/contract';

type Contract = typeof contract;

/** Calls of the contract that read something of a member. */
export type MemberRead = {
  [Name in EndpointName]: Contract[Name] extends { audience: 'member'; retry: true } ? Name : never;
}[EndpointName];

/** Groups of the archive, in the order of its README: the JSON file of the group's name, and its tables. */
export const archiveGroups = {
  profile: [],
  consents: ['consents', 'terms'],
  preferences: [],
  membership: ['tiers'],
  points: ['points', 'tranches'],
  vouchers: ['vouchers'],
  stays: ['stays', 'rooms', 'asks'],
  tables: ['tables'],
  enquiries: ['enquiries'],
  claims: ['claims'],
  referrals: ['referrals'],
} as const;
export type ArchiveGroup = keyof typeof archiveGroups;
export type ArchiveTable = (typeof archiveGroups)[ArchiveGroup][number];

/** In the JSON file of a group, as a part of what another call answers, or not at all for a reason. */
type Place = { group: ArchiveGroup } | { within: MemberRead } | { leftOut: string };

/** Where the archive has what My Page reads. A new call of the contract does not compile without its place. */
export const archivePlaces = {
  memberProfile: { group: 'profile' },
  listConsents: { group: 'consents' },
  memberPreferences: { group: 'preferences' },
  dashboardInfo: { group: 'membership' },
  tierHistory: { group: 'membership' },
  memberCompanyCode: { group: 'membership' },
  employeeQrCode: { group: 'membership' },
  pointBalance: { group: 'points' },
  pointMonths: { group: 'points' },
  pointStatement: { group: 'points' },
  listVouchers: { group: 'vouchers' },
  listVoucherChoices: { group: 'vouchers' },
  listReservations: { within: 'reservationDetail' },
  reservationDetail: { group: 'stays' },
  listTableReservations: { within: 'tableReservationDetail' },
  tableReservationDetail: { group: 'tables' },
  listEnquiries: { within: 'enquiryDetail' },
  enquiryDetail: { group: 'enquiries' },
  listClaims: { within: 'claimDetail' },
  claimDetail: { group: 'claims' },
  ownReferral: { group: 'referrals' },
  listReferrals: { group: 'referrals' },
  unreadAnswers: { leftOut: 'a count of the enquiries that are marked as unread' },
  claimableStays: {
    leftOut: 'stays, points and hotels that a claim may name; the member’s own are among stays and points',
  },
  withdrawalPreview: { leftOut: 'points, vouchers and reservations once more' },
  nightsForPoints: { leftOut: 'offers for stays that are not booked' },
  bookingVouchers: { leftOut: 'an offer for a stay that is not booked' },
  bookingAsks: { leftOut: 'what may be asked for with a stay that is not booked' },
  reservationNights: { leftOut: 'prices of other days' },
  quoteChange: { leftOut: 'the price of a change that is not made' },
  tableChangeAvailability: { leftOut: 'free tables of other days' },
} as const satisfies Record<MemberRead, Place>;
