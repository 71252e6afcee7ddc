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

type NameIn<Entry> = { [Name in keyof Entry]-?: Entry[Name] extends Cell | undefined ? Name : never }[keyof Entry];

/** Columns in their order: names of the contract, and others where a cell is not a field or needs another name. */
function table<Entry>(...columns: ((NameIn<Entry> & string) | Record<string, (entry: Entry) => Cell>)[]): Table<Entry> {
  const cells = columns.flatMap((column): [string, (entry: Entry) => Cell][] =>
    typeof column === 'string' ? [[column, (entry) => entry[column] as Cell]] : Object.entries(column),
  );
  return {
    head: csvLines([cells.map(([name]) => name)]),
    lines: (entries) => csvLines(entries.map((entry) => row(cells.map(([, cellOf]) => cellOf(entry))))),
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
  consents: table<Consent>('at', 'consentId', 'givenYn'),
  terms: table<Term>('at', 'title', 'version'),
  tiers: table<TierChange>('since', 'tier', 'reason'),
  points: table<PointEntry>('at', 'kind', 'description', 'points', 'sumAfter'),
  tranches: table<Tranche>('expiresOn', 'points'),
  vouchers: table<MemberVoucher>('name', 'status', 'validUntil', {
    redeemPlace: ({ use }) => use.redeemedAt,
    usedAt: ({ usage }) => usage?.usedAt ?? null,
    reservationNo: ({ usage }) => usage?.reservationNo ?? null,
    savedKrw: ({ usage }) => usage?.savedKrw ?? null,
  }),
  stays: table<ReservationDetail>(
    'reservationNo',
    'status',
    'hotelName',
    'checkInDate',
    'checkOutDate',
    'roomCount',
    'bookedAt',
    'changedAt',
    'cancelledAt',
    'totalKrw',
    {
      voucher: ({ voucher }) => voucher?.name ?? null,
      voucherKrw: ({ voucher }) => voucher?.discountKrw ?? null,
      points: ({ points }) => points?.points ?? null,
      earnedPoints: ({ status, earnedPoints }) => (status === 'stayed' ? earnedPoints : null),
      expectedPoints: ({ status, earnedPoints }) => (status === 'confirmed' ? earnedPoints : null),
    },
    'cancellationFeeKrw',
    {
      chargedKrw: (stay) => (stay.status === 'confirmed' ? null : sumOf(stay)),
      dueKrw: (stay) => (stay.status === 'confirmed' ? sumOf(stay) : null),
    },
  ),
  rooms: table<BookedRoom>(
    'reservationNo',
    'roomTypeName',
    'ratePlanName',
    'adults',
    'minor',
    'guestLastName',
    'guestFirstName',
    'requests',
    { totalKrw: ({ price }) => price.totalKrw },
  ),
  asks: table<StayAsk>(
    'reservationNo',
    'kind',
    'state',
    'askedAt',
    'answerBy',
    'decidedAt',
    'reason',
    'roomTypeName',
    'time',
    'addedKrw',
    { voucher: ({ voucher }) => voucher?.name ?? null },
  ),
  tables: table<TableReservationDetail>(
    'tableReservationNo',
    'status',
    'restaurantName',
    'hotelName',
    'date',
    'time',
    'party',
    'guestLastName',
    'guestFirstName',
    'occasion',
    'requests',
    'bookedAt',
    'cancelledAt',
    'cancellationFeeKrw',
  ),
  enquiries: table<EnquiryDetail>(
    'enquiryNo',
    'category',
    'state',
    'receivedAt',
    'answeredAt',
    'subject',
    'text',
    'answer',
  ),
  claims: table<ClaimDetail>(
    'claimNo',
    'state',
    {
      hotelName: ({ stay }) => stay.hotelName,
      checkInDate: ({ stay }) => stay.checkInDate,
      checkOutDate: ({ stay }) => stay.checkOutDate,
    },
    'reason',
    'text',
    'expectedPoints',
    'receivedAt',
    'decidedAt',
    'points',
  ),
  referrals: table<Referred>('type', 'maskedName', 'joinedAt', 'progress', 'points', 'rewardOn'),
} satisfies Record<ArchiveTable, unknown>;
