import * as attachment from './attachment.ts';
import * as auth from './auth.ts';
import * as availableDates from './available-dates.ts';
import * as certification from './certification.ts';
import * as claim from './claim.ts';
import * as consent from './consent.ts';
import * as customerVoice from './customer-voice.ts';
import * as dining from './dining.ts';
import type { Endpoint } from './endpoint.ts';
import * as enquiry from './enquiry.ts';
import * as exchangeRate from './exchange-rate.ts';
import * as findAccount from './find-account.ts';
import * as guestReservation from './guest-reservation.ts';
import * as guestTable from './guest-table.ts';
import * as hotel from './hotel.ts';
import * as identity from './identity.ts';
import * as join from './join.ts';
import * as member from './member.ts';
import * as offer from './offer.ts';
import * as stayPackage from './package.ts';
import * as point from './point.ts';
import * as preference from './preference.ts';
import * as profile from './profile.ts';
import * as programme from './programme.ts';
import * as referral from './referral.ts';
import * as reservation from './reservation.ts';
import * as reservationChange from './reservation-change.ts';
import * as spendingGuard from './spending-guard.ts';
import * as stayAsk from './stay-ask.ts';
import * as tableReservation from './table-reservation.ts';
import * as voucher from './voucher.ts';
import * as withdrawal from './withdrawal.ts';

export const contract = {
  login: auth.login,
  refreshTokens: auth.refreshTokens,
  membershipIntegration: auth.membershipIntegration,
  logout: auth.logout,
  findAccount: findAccount.findAccount,
  dashboardInfo: member.dashboardInfo,
  memberCompanyCode: member.memberCompanyCode,
  employeeQrCode: member.employeeQrCode,
  checkMembershipId: join.checkMembershipId,
  searchTerms: join.searchTerms,
  checkCertification: join.checkCertification,
  joinMembership: join.joinMembership,
  joinMember: join.joinMember,
  requestEmailCertification: certification.requestEmailCertification,
  checkEmailCertification: certification.checkEmailCertification,
  memberProfile: member.memberProfile,
  changePassword: member.changePassword,
  tierHistory: member.tierHistory,
  programme: programme.programme,
  provePassword: profile.provePassword,
  updateProfile: profile.updateProfile,
  requestContactKey: profile.requestContactKey,
  confirmContact: profile.confirmContact,
  confirmIdentity: spendingGuard.confirmIdentity,
  reportEvent: spendingGuard.reportEvent,
  listConsents: consent.listConsents,
  saveConsents: consent.saveConsents,
  memberPreferences: preference.memberPreferences,
  savePreferences: preference.savePreferences,
  withdrawalPreview: withdrawal.withdrawalPreview,
  withdraw: withdrawal.withdraw,
  identityReady: identity.identityReady,
  identityResult: identity.identityResult,
  hotelProducts: hotel.hotelProducts,
  hotelList: hotel.hotelList,
  // Ahead of the detail, whose path would take their names for ids.
  suggestHotels: hotel.suggestHotels,
  hotelIndex: hotel.hotelIndex,
  regionMap: hotel.regionMap,
  hotelDetail: hotel.hotelDetail,
  availableDates: availableDates.availableDates,
  placeNights: availableDates.placeNights,
  exchangeRates: exchangeRate.exchangeRates,
  roomOffers: offer.roomOffers,
  searchStays: offer.searchStays,
  listPackages: stayPackage.listPackages,
  packageDetail: stayPackage.packageDetail,
  createReservation: reservation.createReservation,
  listReservations: reservation.listReservations,
  reservationDetail: reservation.reservationDetail,
  cancelReservation: reservation.cancelReservation,
  mailReservation: reservation.mailReservation,
  reservationNights: reservationChange.reservationNights,
  quoteChange: reservationChange.quoteChange,
  changeReservation: reservationChange.changeReservation,
  bookingVouchers: voucher.bookingVouchers,
  bookingAsks: stayAsk.bookingAsks,
  guestBookingAsks: stayAsk.guestBookingAsks,
  askForStay: stayAsk.askForStay,
  withdrawAsk: stayAsk.withdrawAsk,
  askForGuestStay: stayAsk.askForGuestStay,
  withdrawGuestAsk: stayAsk.withdrawGuestAsk,
  createGuestReservation: guestReservation.createGuestReservation,
  lookUpReservation: guestReservation.lookUpReservation,
  guestReservationDetail: guestReservation.guestReservationDetail,
  cancelGuestReservation: guestReservation.cancelGuestReservation,
  guestReservationNights: guestReservation.guestReservationNights,
  quoteGuestChange: guestReservation.quoteGuestChange,
  changeGuestReservation: guestReservation.changeGuestReservation,
  pointBalance: point.pointBalance,
  pointStatement: point.pointStatement,
  pointMonths: point.pointMonths,
  nightsForPoints: point.nightsForPoints,
  listVouchers: voucher.listVouchers,
  listVoucherChoices: voucher.listVoucherChoices,
  chooseVoucher: voucher.chooseVoucher,
  listReferrals: referral.listReferrals,
  ownReferral: referral.ownReferral,
  registerReferrer: referral.registerReferrer,
  listRestaurants: dining.listRestaurants,
  restaurantDetail: dining.restaurantDetail,
  tableAvailability: dining.tableAvailability,
  createTableReservation: tableReservation.createTableReservation,
  listTableReservations: tableReservation.listTableReservations,
  tableReservationDetail: tableReservation.tableReservationDetail,
  tableChangeAvailability: tableReservation.tableChangeAvailability,
  changeTableReservation: tableReservation.changeTableReservation,
  mailTable: tableReservation.mailTable,
  cancelTableReservation: tableReservation.cancelTableReservation,
  mailGuestReservation: guestReservation.mailGuestReservation,
  mailGuestNumbers: guestReservation.mailGuestNumbers,
  mailGuestTable: guestTable.mailGuestTable,
  createGuestTable: guestTable.createGuestTable,
  guestTableDetail: guestTable.guestTableDetail,
  guestTableAvailability: guestTable.guestTableAvailability,
  changeGuestTable: guestTable.changeGuestTable,
  cancelGuestTable: guestTable.cancelGuestTable,
  issueVocToken: customerVoice.issueVocToken,
  decryptText: customerVoice.decryptText,
  uploadAttachment: attachment.uploadAttachment,
  attachment: attachment.attachment,
  // Ahead of the detail, whose path would take its name for an id.
  claimableStays: claim.claimableStays,
  listClaims: claim.listClaims,
  claimDetail: claim.claimDetail,
  createClaim: claim.createClaim,
  customerCentre: enquiry.customerCentre,
  createEnquiry: enquiry.createEnquiry,
  listEnquiries: enquiry.listEnquiries,
  unreadAnswers: enquiry.unreadAnswers,
  enquiryDetail: enquiry.enquiryDetail,
  readEnquiry: enquiry.readEnquiry,
  joinChatChannel: customerVoice.joinChatChannel,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof contract;
