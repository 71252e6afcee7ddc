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
    ['user_nm', '<img src=x>'],
    ['user_nm', 'O\u2019Brien & 홍\u00a0길동'],
    ['user_nm', 'a\u0000b'],
    // What is left of a name in EUC-KR.
    ['user_nm', '\ufffd\ufffd'],
    ['user_hp', 'call me'],
    ['user_email', 'sample.customer'],
    ['user_email', '홍길동@예시.한국'],
    ['hotelCode', '../../etc/passwd'],
    ['hotelCode', '남산'],
    ['user_id', 'a b/c#d?e&f%g'],
    ['prodID', '"><script>'],
  ] as const)('are a context with %s = %j, as it stands', (name, value) => {
    expect(customerValuesOf(queryOf({ ...customer, [name]: value }))).toEqual({ ...customer, [name]: value });
  });

  it.each([
    ['user_nm', 'x'.repeat(101), 'x'.repeat(100)],
    ['user_nm', `${'x'.repeat(99)}😀`, `${'x'.repeat(99)}😀`],
    ['user_nm', `${'x'.repeat(99)}👩‍👩‍👧`, 'x'.repeat(99)],
    ['user_nm', `${'x'.repeat(99)} y`, 'x'.repeat(99)],
    ['user_hp', '1'.repeat(40), '1'.repeat(30)],
    ['user_email', `${'a'.repeat(250)}@example.com`, `${'a'.repeat(250)}@exa`],
    ['hotelCode', 'x'.repeat(65), 'x'.repeat(64)],
  ] as const)('are a context with a long %s, which is cut', (name, value, cut) => {
    expect(customerValuesOf(queryOf({ ...customer, [name]: value }))).toEqual({ ...customer, [name]: cut });
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
        expect(fragment.length).toBeLessThan(6_500);
        expect(fragment).not.toMatch(/[<>\s]/);
      }),
    );
  });
});
