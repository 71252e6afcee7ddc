import { describe, expect, it } from 'vitest';
import { createReservation } from '@/lib/hub/contract/reservation';
import { failureOf } from '@/lib/hub/read-hub-response';

const refused = (data: unknown) =>
  failureOf(createReservation, { response: new Response(null, { status: 409 }), data });

describe('S21 data of a refusal is built from what the contract lists', () => {
  it.each([
    ['as listed', { code: 'PRICE_CHANGED', data: { totalKrw: 100, roomsKrw: 120 } }, { totalKrw: 100, roomsKrw: 120 }],
    [
      'with more than listed',
      { code: 'PRICE_CHANGED', data: { totalKrw: 100, roomsKrw: 120, phone: 'canary' } },
      { totalKrw: 100, roomsKrw: 120 },
    ],
    ['of another shape', { code: 'PRICE_CHANGED', data: { totalKrw: 'canary', roomsKrw: 120 } }, undefined],
    ['under a code without data', { code: 'SOLD_OUT', data: { phone: 'canary' } }, undefined],
    ['under an inherited name', { code: 'constructor', data: { phone: 'canary' } }, undefined],
    ['without a code', { data: { phone: 'canary' } }, undefined],
    ['as a text', { code: 'PRICE_CHANGED', data: 'canary' }, undefined],
  ])('%s', (_name, body, data) => {
    const failure = refused(body);
    expect(failure.data).toEqual(data);
    expect(failure.kind).toBe('conflict');
  });
});
