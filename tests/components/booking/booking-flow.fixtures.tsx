import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { BookingFlow } from '@/components/booking/booking-flow';
import { PaymentChoiceProvider } from '@/components/booking/payment-choice';
import type { MemberPoints } from '@/lib/booking/point-choice';
import type { Preferences } from '@/lib/hub/contract/preference';
import type { BookingVoucher } from '@/lib/hub/contract/voucher';
import type { BookingRequest } from '@/lib/stay/booking-params';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import problems from '@/messages/ko/problems.json';

export const sampleBooking: BookingRequest = {
  hotelId: 'hotel-a',
  checkInDate: '2026-12-24',
  checkOutDate: '2026-12-26',
  rooms: [{ adults: 2, minor: 0, roomTypeId: 'deluxe', ratePlanId: 'flex' }],
  expectedTotalKrw: 300_000,
};

export const sampleTerms = [
  { termId: 'stay', title: '숙박 약관', body: '숙박 약관의 내용', required: true },
  { termId: 'news', title: '소식 받기', body: '소식 받기의 내용', required: false },
];

/** The texts of the booking page, in Korean. */
export function WithTexts({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="ko" messages={{ booking, common, problems }} timeZone="Asia/Seoul">
      {children}
    </NextIntlClientProvider>
  );
}

interface SampleFlowProps {
  /** Null for a guest. */
  owner?: string | null;
  totalKrw?: number;
  vouchers?: BookingVoucher[];
  points?: MemberPoints | null;
  preferences?: Promise<Preferences | null> | null;
}

/** Free until a day that is past in no test. */
const sampleTermsOfCancelling = { refundable: true, freeUntil: '2099-01-01T09:00:00Z', penaltyKrw: 100_000 };

/** The flow for a sample member whose profile fills the first room and the contact. */
export function SampleFlow({
  owner = '9000001',
  totalKrw = 300_000,
  vouchers = [],
  points = null,
  preferences = null,
}: SampleFlowProps) {
  return (
    <WithTexts>
      <PaymentChoiceProvider vouchers={vouchers} points={points} totalKrw={totalKrw}>
        <BookingFlow
          booking={sampleBooking}
          preferences={preferences}
          hotelName="하늘 견본"
          rooms={[
            {
              roomTypeName: '디럭스',
              ratePlanName: '기본',
              cancellation: sampleTermsOfCancelling,
              price: { totalKrw },
            },
          ]}
          asOf="2026-09-01T00:00:00Z"
          terms={sampleTerms}
          owner={owner}
          prefilled={{
            rooms: [{ guestLastName: '견', guestFirstName: '본', requests: '' }],
            email: 'sample@example.com',
            mobile: '010-0000-0000',
            agreed: [false, false],
          }}
        />
      </PaymentChoiceProvider>
    </WithTexts>
  );
}

/** An answer of our own server: JSON, or a problem. */
export function answer(status: number, body: unknown): Response {
  const contentType = status === 200 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': contentType } });
}

export const booked = (reservationNo = 'HN-AAAAAAAA') => answer(200, { data: { reservationNo, totalKrw: 300_000 } });
