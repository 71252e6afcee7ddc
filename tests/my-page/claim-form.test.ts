import { describe, expect, test } from 'vitest';
import {
  type ClaimForm,
  claimDraft,
  claimOf,
  claimRefusal,
  claimSchema,
  emptyClaim,
  readPastDay,
  readPoints,
  TYPED_STAY,
} from '@/lib/my-page/claim-form';
import { problemsOf } from '../setup/problems-of';

const credited = {
  reservationNo: 'HN-CREDITED1',
  hotelId: 'haneul-namsan',
  hotelName: 'Haneul',
  checkInDate: '2026-10-01',
  checkOutDate: '2026-10-03',
  earnedPoints: 1_200,
  missingPoints: 0,
  claimNo: null,
};
const rules = {
  stays: [credited, { ...credited, reservationNo: 'HN-MISSING01', earnedPoints: 0, missingPoints: 457 }],
  today: '2026-11-23',
  checkOutFrom: '2025-11-23',
  checkOutUntil: '2026-11-22',
  locale: 'ko',
};
const good: ClaimForm = {
  ...emptyClaim,
  stay: TYPED_STAY,
  hotelId: 'haneul-namsan',
  checkIn: '2026-10-12',
  checkOut: '2026-10-14',
  reason: 'missing',
};

describe('the days of a past stay', () => {
  test.each([
    ['2026년 10월 12일', 'ko', '2026-10-12'],
    ['12월 24일', 'ko', '2025-12-24'],
    ['Oct 12', 'en', '2026-10-12'],
    ['yesterday', 'en', '2026-11-22'],
    ['令和8年10月12日', 'ja', '2026-10-12'],
    ['November 23', 'en', '2026-11-23'],
    ['November 24', 'en', '2025-11-24'],
  ])('%s in %s is %s', (text, locale, day) => {
    expect(readPastDay(text, { ...rules, locale })).toBe(day);
  });

  test('a check-out without its year is the next after the check-in', () => {
    expect(readPastDay('1월 2일', rules, '2025-12-30')).toBe('2026-01-02');
  });
});

describe('the form for a stay', () => {
  const short = { ...credited, reservationNo: 'HN-SHORT0001', missingPoints: 120 };
  test.each([
    ['HN-MISSING01', { stay: 'HN-MISSING01', reason: 'missing', points: '457' }],
    ['HN-SHORT0001', { stay: 'HN-SHORT0001', reason: 'short', points: '1320' }],
    ['HN-CREDITED1', { stay: 'HN-CREDITED1' }],
    ['HN-ANOTHERS1', {}],
    ['', {}],
  ])('%s is filled in with what its books say, and can be sent where something is missing', (stay, filled) => {
    const form = claimOf([...rules.stays, short], stay);
    expect(form).toEqual({ ...emptyClaim, ...filled });
    const isReady = claimSchema({ ...rules, stays: [...rules.stays, short] }, 'ko').safeParse(form).success;
    expect(isReady).toBe(form.reason !== '');
  });
});

describe('a request', () => {
  test('in order has no problems and becomes what the hub takes', () => {
    const form = { ...good, points: '1,200', text: ' late ' };
    expect(claimSchema(rules, 'ko').parse(form)).toEqual({
      stay: { kind: 'typed', hotelId: 'haneul-namsan', checkInDate: '2026-10-12', checkOutDate: '2026-10-14' },
      reason: 'missing',
      text: 'late',
      expectedPoints: 1_200,
      attachmentIds: [],
      lang: 'ko',
    });
    expect(claimSchema(rules, 'en').parse({ ...good, stay: 'HN-SAMPLE02' }).stay).toEqual({
      kind: 'reservation',
      reservationNo: 'HN-SAMPLE02',
    });
  });

  test.each<[Partial<ClaimForm>, object]>([
    [{ stay: '' }, { stay: 'stayRequired' }],
    [{ hotelId: '' }, { hotelId: 'hotelRequired' }],
    [{ checkIn: ' ' }, { checkIn: 'checkInRequired' }],
    [{ checkIn: 'soon' }, { checkIn: 'checkInUnreadable' }],
    [
      { checkIn: '', checkOut: '' },
      { checkIn: 'checkInRequired', checkOut: 'checkOutRequired' },
    ],
    [{ checkOut: 'soon' }, { checkOut: 'checkOutUnreadable' }],
    [{ checkIn: '2026-02-30' }, { checkIn: 'checkInImpossible' }],
    [{ checkOut: '2026-10-12' }, { checkOut: 'order' }],
    [{ checkOut: '2026-11-23', checkIn: '2026-11-20' }, { checkOut: 'notOver' }],
    [{ checkIn: '2025-11-01', checkOut: '2025-11-03' }, { checkOut: 'tooOld' }],
    [{ checkIn: '2026-09-01', checkOut: '2026-10-12' }, { checkOut: 'tooLong' }],
    [{ reason: '' }, { reason: 'reasonRequired' }],
    [{ points: '1.5.x' }, { points: 'pointsWrong' }],
    [{ text: 'x'.repeat(1_001) }, { text: 'textTooLong' }],
  ])('with %j is stopped at its field', (part, problems) => {
    expect(problemsOf(claimSchema(rules, 'ko'), { ...good, ...part })).toEqual(problems);
  });

  test('shows all problems at once when a file is not attached', () => {
    const refused = { heldId: '1', fileName: 'photo.heic', refusal: 'photo.heic is a HEIC photo.' };
    const form = { ...good, hotelId: '', reason: '', points: 'x', files: [{ ...refused, refusal: null }] };
    const problems = { hotelId: 'hotelRequired', reason: 'reasonRequired', points: 'pointsWrong' };
    expect(problemsOf(claimSchema(rules, 'ko'), form)).toEqual({ ...problems, files: 'filesSending' });
    expect(problemsOf(claimSchema(rules, 'ko'), { ...form, files: [refused] })).toEqual({
      ...problems,
      files: 'filesRefused',
    });
    expect(problemsOf(claimSchema(rules, 'ko'), { ...good, files: [refused] })).toEqual({ files: 'filesRefused' });
  });

  test.each([
    ['HN-CREDITED1', 'missing', '', { reason: 'pointsAdded' }],
    ['HN-CREDITED1', 'short', '1,200', { points: 'notMoreThanAdded' }],
    ['HN-CREDITED1', 'short', '1,201', {}],
    ['HN-CREDITED1', 'short', '', {}],
    ['HN-CREDITED1', 'other', '', {}],
    ['HN-MISSING01', 'missing', '300', {}],
  ])(
    'for the stay %s with the reason %s and %j points says what the ledger contradicts',
    (stay, reason, points, found) => {
      expect(problemsOf(claimSchema(rules, 'ko'), { ...good, stay, reason, points })).toEqual(found);
    },
  );

  test.each([
    ['', null],
    ['1', 1],
    ['1,000,000 P', 1_000_000],
    ['１２００', 1_200],
    ['0', undefined],
    ['1000001', undefined],
    ['-5', undefined],
    ['12.5', undefined],
    ['12.50 P', undefined],
    ['1,00', undefined],
    ['P', undefined],
    ['many', undefined],
  ])('takes %j for %s points', (text, points) => {
    expect(readPoints(text)).toBe(points);
  });

  test('that the hub refuses is said beside the field that it is about', () => {
    expect(claimRefusal('CLAIM_EXISTS', false)).toEqual(['stay', 'exists']);
    expect(claimRefusal('POINTS_ADDED', true)).toEqual(['reason', 'pointsAdded']);
    expect(claimRefusal('CLAIM_TOO_OLD', true)).toEqual(['checkOut', 'tooOld']);
    expect(claimRefusal('CLAIM_TOO_OLD', false)).toEqual(['stay', 'tooOld']);
    expect(claimRefusal('ATTACHMENT_GONE', false)).toEqual(['files', 'filesGone']);
    expect(claimRefusal(undefined, false)).toBeNull();
  });

  test('of another release is no draft', () => {
    expect(claimDraft.safeParse({ ...good }).success).toBe(true);
    for (const value of [null, {}, { ...good, text: 5 }]) expect(claimDraft.safeParse(value).success).toBe(false);
  });

  test('is restored with its files, those that were not attached to be chosen again, and without wrong entries', () => {
    const attached = { attachmentId: 'F-1', fileName: 'folio.pdf', kind: 'pdf', bytes: 2_048 };
    const held = { heldId: '1', fileName: 'second.pdf', refusal: null };
    const wrong = [{ ...attached, kind: 'exe' }, { ...attached, bytes: '2048' }, { attachmentId: 'F-2' }, 'F-3', null];
    expect(claimDraft.parse({ ...good, files: [attached, held, ...wrong] })).toEqual({
      ...good,
      files: [attached, { ...held, refusal: '' }],
    });
  });
});
