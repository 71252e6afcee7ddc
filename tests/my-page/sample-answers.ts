import type { DashboardInfo } from '@/lib/hub/contract/member';
import type { Preferences } from '@/lib/hub/contract/preference';
import type { ReservationDetail, ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';

/** A reservation as the hub lists it; what a test is about, it says itself. */
export function reservation(change: Partial<ReservationSummary> = {}): ReservationSummary {
  return {
    reservationNo: 'R-100000',
    status: 'confirmed',
    hotelId: 'sample-house',
    hotelName: 'Sample House',
    cityName: 'Seoul',
    picture: {
      path: '/pictures/sample-house/facade',
      widths: [640, 1280],
      formats: ['avif', 'webp'],
      aspectRatio: '3:2',
      color: '#aabbcc',
      alt: 'A roof line',
    },
    checkInDate: '2026-12-25',
    checkOutDate: '2026-12-27',
    roomCount: 1,
    totalKrw: 484_000,
    cancellationFeeKrw: null,
    earlierFeesKrw: 0,
    asks: [],
    ...change,
  };
}

export function tableReservation(change: Partial<TableReservationSummary>): TableReservationSummary {
  return {
    tableReservationNo: 'D-100000',
    status: 'confirmed',
    restaurantId: 'sample-table',
    restaurantName: 'Sample Table',
    cuisine: 'Korean',
    hotelId: 'sample-house',
    hotelName: 'Sample House',
    cityName: 'Seoul',
    picture: reservation().picture,
    date: '2026-12-24',
    time: '19:00',
    party: 2,
    ...change,
  };
}

export function reservationWithDetail(change: Partial<ReservationDetail> = {}): ReservationDetail {
  return {
    ...reservation(),
    address: '1 Sample-ro, Seoul',
    telephone: '+82-2-000-0000',
    askOptions: [],
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    ratePlans: [],
    rooms: [
      {
        roomTypeId: 'garden-room',
        roomTypeName: 'Garden Room',
        limits: { maxAdults: 3, maxMinors: 2, maxGuests: 4 },
        ratePlanId: 'member',
        ratePlanName: 'Member rate',
        breakfastIncluded: true,
        adults: 2,
        minor: 1,
        sleeping: null,
        accessibility: null,
        guestFirstName: 'Sample',
        guestLastName: 'Guest',
        requests: '',
        price: {
          nights: [
            { date: '2026-12-25', amountKrw: 242_000 },
            { date: '2026-12-26', amountKrw: 242_000 },
          ],
          roomKrw: 400_000,
          serviceKrw: 40_000,
          beddingKrw: 0,
          taxKrw: 44_000,
          totalKrw: 484_000,
        },
        cancellation: {
          refundable: true,
          freeUntil: '2026-12-24T18:00:00+09:00',
          penaltyKrw: 242_000,
          graceMinutes: null,
          graceUntil: null,
        },
      },
    ],
    cancelledRooms: [],
    notices: [],
    contact: { email: 'sample@example.com', mobile: '+82 10 0000 0000' },
    voucher: null,
    asOf: '2026-11-22T01:00:00Z',
    cancellableYn: 'Y',
    guestsChangeableYn: 'Y',
    datesChangeableYn: 'Y',
    revision: 0,
    arrivalTime: null,
    bookedAt: '2026-11-21T23:30:00Z',
    changedAt: null,
    cancelledAt: null,
    voucherGivenBackYn: null,
    points: null,
    settledPoints: null,
    earnedPoints: null,
    ...change,
  };
}

export function dashboard(change: Partial<DashboardInfo> = {}): DashboardInfo {
  return {
    tier: 'silver',
    tierSince: '2026-01-01',
    tierValidUntil: '2026-12-31',
    joinedOn: '2024-03-02',
    pointBalance: 18_400,
    frozen: null,
    pointsExpiringSoon: { points: 1_200, on: '2026-12-31' },
    nightsThisYear: 7,
    pointsThisYear: 18_800,
    nextTier: {
      tier: 'gold',
      nightsNeeded: 3,
      nightsTarget: 10,
      pointsNeeded: 1_200,
      pointsTarget: 20_000,
      by: '2026-12-31',
    },
    keepTier: { nightsNeeded: 0, nightsTarget: 5, pointsNeeded: 0, pointsTarget: 10_000, by: '2026-12-31' },
    voucherCount: 2,
    upcomingStayCount: 1,
    employeeReferral: null,
    ...change,
  };
}

/** Preferences of a member who has said nothing. */
export const nothingPreferred: Preferences = {
  bed: 'none',
  floor: 'none',
  view: 'none',
  pillow: 'none',
  quiet: false,
  diet: [],
  allergies: '',
  anniversaries: [],
  language: 'none',
};
