import type { Ask } from '@/lib/hub/contract/ask';
import type { ClaimDetail } from '@/lib/hub/contract/claim';
import type { Consents } from '@/lib/hub/contract/consent';
import type { EnquiryDetail } from '@/lib/hub/contract/enquiry';
import type { TierChange } from '@/lib/hub/contract/member';
import type { PointBalance, PointEntry } from '@/lib/hub/contract/point';
import type { ReferralType, ReferredMember } from '@/lib/hub/contract/referral';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { MemberVoucher } from '@/lib/hub/contract/voucher';
import type { ArchiveTable } from './archive-places';
import { csvLines } from './csv';
import { hasReceipt, receiptSums } from './receipt';

type Cell = string | number | boolean | null;

/** Null is an empty cell. Days are `yyyy-MM-dd` and instants ISO 8601, as the hub has them. */
const row = (cells: readonly Cell[]) => cells.map((cell) => (typeof cell === 'number' ? cell : String(cell ?? '')));

interface Table<Entry> {
  head: string;
  lines: (entries: readonly Entry[]) => string;
}

/** Columns by name, in their order; names are those of the contract, where they say the same to a reader of the file. */
function table<Entry>(columns: Record<string, (entry: Entry) => Cell>): Table<Entry> {
  const cells = Object.values(columns);
  return {
    head: csvLines([Object.keys(columns)]),
    lines: (entries) => csvLines(entries.map((entry) => row(cells.map((cellOf) => cellOf(entry))))),
  };
}

type Consent = Consents['history'][number];
type Term = Consents['agreedTerms'][number];
type Tranche = PointBalance['tranches'][number];
type BookedRoom = ReservationDetail['rooms'][number] & Pick<ReservationDetail, 'reservationNo'>;
type StayAsk = Ask & Pick<ReservationDetail, 'reservationNo'>;
type Referred = ReferredMember & { type: ReferralType };

/** What the receipt of a stay says; null where it has none. */
export const receiptOf = (stay: ReservationDetail) => (hasReceipt(stay) ? receiptSums(stay) : null);

const sumOf = (stay: ReservationDetail) => receiptOf(stay)?.chargedKrw ?? null;

export const archiveTables = {
  consents: table<Consent>({
    at: ({ at }) => at,
    consentId: ({ consentId }) => consentId,
    givenYn: ({ givenYn }) => givenYn,
  }),
  terms: table<Term>({ at: ({ at }) => at, title: ({ title }) => title, version: ({ version }) => version }),
  tiers: table<TierChange>({
    since: ({ since }) => since,
    tier: ({ tier }) => tier,
    reason: ({ reason }) => reason,
  }),
  points: table<PointEntry>({
    at: ({ at }) => at,
    kind: ({ kind }) => kind,
    description: ({ description }) => description,
    points: ({ points }) => points,
    sumAfter: ({ sumAfter }) => sumAfter,
  }),
  tranches: table<Tranche>({ expiresOn: ({ expiresOn }) => expiresOn, points: ({ points }) => points }),
  vouchers: table<MemberVoucher>({
    name: ({ name }) => name,
    status: ({ status }) => status,
    validUntil: ({ validUntil }) => validUntil,
    redeemPlace: ({ use }) => use.redeemedAt,
    usedAt: ({ usage }) => usage?.usedAt ?? null,
    reservationNo: ({ usage }) => usage?.reservationNo ?? null,
    savedKrw: ({ usage }) => usage?.savedKrw ?? null,
  }),
  stays: table<ReservationDetail>({
    reservationNo: ({ reservationNo }) => reservationNo,
    status: ({ status }) => status,
    hotelName: ({ hotelName }) => hotelName,
    checkInDate: ({ checkInDate }) => checkInDate,
    checkOutDate: ({ checkOutDate }) => checkOutDate,
    roomCount: ({ roomCount }) => roomCount,
    bookedAt: ({ bookedAt }) => bookedAt,
    changedAt: ({ changedAt }) => changedAt,
    cancelledAt: ({ cancelledAt }) => cancelledAt,
    totalKrw: ({ totalKrw }) => totalKrw,
    voucher: ({ voucher }) => voucher?.name ?? null,
    voucherKrw: ({ voucher }) => voucher?.discountKrw ?? null,
    points: ({ points }) => points?.points ?? null,
    earnedPoints: ({ status, earnedPoints }) => (status === 'stayed' ? earnedPoints : null),
    expectedPoints: ({ status, earnedPoints }) => (status === 'confirmed' ? earnedPoints : null),
    cancellationFeeKrw: ({ cancellationFeeKrw }) => cancellationFeeKrw,
    chargedKrw: (stay) => (stay.status === 'confirmed' ? null : sumOf(stay)),
    dueKrw: (stay) => (stay.status === 'confirmed' ? sumOf(stay) : null),
  }),
  rooms: table<BookedRoom>({
    reservationNo: ({ reservationNo }) => reservationNo,
    roomTypeName: ({ roomTypeName }) => roomTypeName,
    ratePlanName: ({ ratePlanName }) => ratePlanName,
    adults: ({ adults }) => adults,
    minor: ({ minor }) => minor,
    guestLastName: ({ guestLastName }) => guestLastName,
    guestFirstName: ({ guestFirstName }) => guestFirstName,
    requests: ({ requests }) => requests,
    totalKrw: ({ price }) => price.totalKrw,
  }),
  asks: table<StayAsk>({
    reservationNo: ({ reservationNo }) => reservationNo,
    kind: ({ kind }) => kind,
    state: ({ state }) => state,
    askedAt: ({ askedAt }) => askedAt,
    answerBy: ({ answerBy }) => answerBy,
    decidedAt: ({ decidedAt }) => decidedAt,
    reason: ({ reason }) => reason,
    roomTypeName: ({ roomTypeName }) => roomTypeName,
    time: ({ time }) => time,
    addedKrw: ({ addedKrw }) => addedKrw,
    voucher: ({ voucher }) => voucher?.name ?? null,
  }),
  tables: table<TableReservationDetail>({
    tableReservationNo: ({ tableReservationNo }) => tableReservationNo,
    status: ({ status }) => status,
    restaurantName: ({ restaurantName }) => restaurantName,
    hotelName: ({ hotelName }) => hotelName,
    date: ({ date }) => date,
    time: ({ time }) => time,
    party: ({ party }) => party,
    guestLastName: ({ guestLastName }) => guestLastName,
    guestFirstName: ({ guestFirstName }) => guestFirstName,
    occasion: ({ occasion }) => occasion,
    requests: ({ requests }) => requests,
    bookedAt: ({ bookedAt }) => bookedAt,
    cancelledAt: ({ cancelledAt }) => cancelledAt,
    cancellationFeeKrw: ({ cancellationFeeKrw }) => cancellationFeeKrw,
  }),
  enquiries: table<EnquiryDetail>({
    enquiryNo: ({ enquiryNo }) => enquiryNo,
    category: ({ category }) => category,
    state: ({ state }) => state,
    receivedAt: ({ receivedAt }) => receivedAt,
    answeredAt: ({ answeredAt }) => answeredAt,
    subject: ({ subject }) => subject,
    text: ({ text }) => text,
    answer: ({ answer }) => answer,
  }),
  claims: table<ClaimDetail>({
    claimNo: ({ claimNo }) => claimNo,
    state: ({ state }) => state,
    hotelName: ({ stay }) => stay.hotelName,
    checkInDate: ({ stay }) => stay.checkInDate,
    checkOutDate: ({ stay }) => stay.checkOutDate,
    reason: ({ reason }) => reason,
    text: ({ text }) => text,
    expectedPoints: ({ expectedPoints }) => expectedPoints,
    receivedAt: ({ receivedAt }) => receivedAt,
    decidedAt: ({ decidedAt }) => decidedAt,
    points: ({ points }) => points,
  }),
  referrals: table<Referred>({
    type: ({ type }) => type,
    maskedName: ({ maskedName }) => maskedName,
    joinedAt: ({ joinedAt }) => joinedAt,
    progress: ({ progress }) => progress,
    points: ({ points }) => points,
    rewardOn: ({ rewardOn }) => rewardOn,
  }),
} satisfies Record<ArchiveTable, unknown>;
