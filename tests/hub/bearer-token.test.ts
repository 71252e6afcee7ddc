import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authorizationHeader, bareToken } from '@/lib/hub/bearer-token';

test.each(['abc.def-1', 'Bearer abc.def-1', 'bearer abc.def-1', 'Bearer Bearer abc.def-1', '  Bearer abc.def-1 '])(
  'S23 %j is sent with exactly one prefix',
  (stored) => expect(authorizationHeader(stored)).toBe('Bearer abc.def-1'),
);

test.each(['', 'Bearer ', 'Bearer', 'a b', 'abc\r\nx-evil: 1', 'abc\n', '\r\nBearer abc', 'tök', 'a\0b'])(
  'S23 %j is refused, and its text is not repeated',
  (value) => expect(() => bareToken(value)).toThrow(/^not a bearer token$/),
);

test('S23 whatever comes in, what goes out is one prefix and one token, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      let header: string;
      try {
        header = authorizationHeader(value);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      expect(header).toMatch(/^Bearer [A-Za-z0-9\-._~+/]+=*$/);
    }),
  );
});
