// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerParameters } from '@/lib/chat/customer-address';
import { customerValuesOf, takeFromQuery } from '@/lib/chat/customer-values';
import { customer, queryOf } from './customer-sample';

describe('the six parameters of a customer', () => {
  it('are a context when all are there, without the blanks at their ends', () => {
    expect(customerValuesOf(queryOf({ ...customer, user_nm: ' 표본 손님 ' }))).toEqual(customer);
  });

  it.each(customerParameters)('are none without %s, with an empty one, or with two', (name) => {
    const { [name]: _, ...others } = customer;
    expect(customerValuesOf(queryOf(others))).toBeNull();
    expect(customerValuesOf(queryOf({ ...customer, [name]: ' ' }))).toBeNull();
    const twice = queryOf(customer);
    twice.append(name, customer[name]);
    expect(customerValuesOf(twice)).toBeNull();
  });

  it.each([
    ['user_nm', 'x'.repeat(101)],
    ['user_nm', '<img src=x>'],
    ['user_nm', 'a\u0000b'],
    // What is left of a name in EUC-KR.
    ['user_nm', '\ufffd\ufffd'],
    ['user_hp', '+82 10'],
    ['user_hp', 'call me'],
    ['user_hp', `0${'1'.repeat(20)}`],
    ['user_email', 'sample.customer'],
    ['user_email', 'a@b'],
    ['user_email', `${'a'.repeat(250)}@example.com`],
    ['hotelCode', '../../etc/passwd'],
    ['hotelCode', 'x'.repeat(65)],
    ['user_id', 'a b'],
    ['prodID', '"><script>'],
  ] as const)('are none with %s = %j', (name, value) => {
    expect(customerValuesOf(queryOf({ ...customer, [name]: value }))).toBeNull();
  });

  it('leave the query as far as they are there, and go on only where they are complete', () => {
    const query = new URLSearchParams({ checkIn: '2026-12-01', ...customer, room: '2-0' });
    const fragment = takeFromQuery(query);
    expect(query.toString()).toBe('checkIn=2026-12-01&room=2-0');
    expect(customerValuesOf(new URLSearchParams(fragment?.replace('#customer:', '')))).toEqual(customer);

    const some = new URLSearchParams({ user_email: customer.user_email, room: '2-0' });
    expect(takeFromQuery(some)).toBe('');
    expect(some.toString()).toBe('room=2-0');
    expect(takeFromQuery(some), 'nothing was there').toBeNull();
  });

  it('never stay in a query and never grow, whatever comes', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(customer)));
    const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom<string>(...customerParameters), fc.string()), text));
    fc.assert(
      fc.property(pairs, (entries) => {
        const query = new URLSearchParams(entries);
        const others = entries.filter(([name]) => !(customerParameters as readonly string[]).includes(name));
        const fragment = takeFromQuery(query) ?? '';
        expect([...query]).toEqual([...new URLSearchParams(others)]);
        expect(fragment.length).toBeLessThan(4_000);
        expect(fragment).not.toMatch(/[<>\s]/);
      }),
    );
  });
});
