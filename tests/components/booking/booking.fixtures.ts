import type { StayToBook } from '@/lib/stay/booking-params';
import { everyHotel } from '@/lib/stay/result-params';

export const sampleBooking: StayToBook = {
  ...everyHotel,
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

/** An answer of the web: JSON, or a problem. */
export function answer(status: number, body: unknown): Response {
  const contentType = status === 200 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': contentType } });
}
