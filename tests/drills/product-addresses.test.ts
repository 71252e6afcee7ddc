// @vitest-environment node
import { expect, test } from 'vitest';
import { productAddresses } from '../../bench/drills/product-addresses.mjs';

test('every part of an address that is not fixed has an example', () => {
  const { pages, handlers } = productAddresses();
  expect(pages).toContain('/myPage/directQnA');
  expect([...pages, ...handlers].filter((address) => /[[\]{}]/.test(address))).toEqual([]);
});
