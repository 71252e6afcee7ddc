import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stayCalendarFile } from '@/lib/booking/stay-calendar-file';
import { reservationWithDetail } from '../my-page/sample-answers';

const stay = {
  ...reservationWithDetail(),
  reservationNo: 'HN-SAMPLE01',
  hotelId: 'haneul-gyeongbok',
  hotelName: '하늘 경복',
  address: '서울 종로구; 사직로 1, 2층',
  telephone: '02-000-0000',
  checkInDate: '2026-12-01',
  checkInFrom: '15:00',
  checkOutDate: '2026-12-03',
  checkOutUntil: '11:00',
  bookedAt: '2026-11-21T16:00:00+09:00',
  changedAt: null,
};
/** The file's properties, read as RFC 5545 says: lines unfolded, texts without their escapes. */
function read(content: string): Record<string, string> {
  const lines = content.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c))];
    }),
  );
}

describe('the calendar file of a stay', () => {
  it('stands between check-in and check-out of the hotel, whatever zone the device is in', () => {
    const { fileName, content } = stayCalendarFile(stay);
    expect(fileName).toBe('HN-SAMPLE01.ics');
    expect(read(content)).toMatchObject({
      DTSTART: '20261201T060000Z',
      DTEND: '20261203T020000Z',
      DTSTAMP: '20261121T070000Z',
      SUMMARY: stay.hotelName,
      LOCATION: stay.address,
      DESCRIPTION: 'HN-SAMPLE01\n02-000-0000',
      UID: 'HN-SAMPLE01@haneul-gyeongbok',
    });
    expect(content).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]+END:VCALENDAR\r\n$/);
  });

  it('keeps its UID through a change, with a newer stamp, and carries the notes of its page', () => {
    const changedAt = '2026-11-22T09:00:00+09:00';
    expect(read(stayCalendarFile({ ...stay, changedAt }, ['Cancellation', 'Free of charge']).content)).toMatchObject({
      UID: 'HN-SAMPLE01@haneul-gyeongbok',
      DTSTAMP: '20261122T000000Z',
      DESCRIPTION: 'HN-SAMPLE01\n02-000-0000\nCancellation\nFree of charge',
    });
  });

  it.each([
    ['15:00', ''],
    ['from three', '11:00'],
  ])('is made of whole days where the hub names no hour (%s, %s)', (checkInFrom, checkOutUntil) => {
    const fields = read(stayCalendarFile({ ...stay, checkInFrom, checkOutUntil }).content);
    expect(fields).toMatchObject({ 'DTSTART;VALUE=DATE': '20261201', 'DTEND;VALUE=DATE': '20261203' });
  });

  it('keeps every text within its own property, in lines of 75 octets', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('a\r\nATTENDEE:x', '한'.repeat(90)),
    );
    fc.assert(
      fc.property(text, text, (hotelName, address) => {
        const { content } = stayCalendarFile({ ...stay, hotelName, address });
        for (const line of content.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const expected = (value: string) => value.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
        const fields = read(content);
        expect([fields.SUMMARY, fields.LOCATION]).toEqual([expected(hotelName), expected(address)]);
        expect(fields).not.toHaveProperty('ATTENDEE');
      }),
    );
  });
});
