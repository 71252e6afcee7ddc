import { expect, test } from 'vitest';
import { htmlRatio } from '@/bench/load/html-ratio.mjs';

const script = '<script nonce="n">self.__next_f.push([1,"1:[\\"$\\",\\"h1\\"]"])</script>';
const markup = '<main><h1>My Page</h1></main>';

test('the size of a page beside its markup counts everything but style elements', () => {
  const plain = htmlRatio(`${markup}${script}`);
  expect(htmlRatio(`<style>a{color:red}</style>${markup}${script}`)).toEqual(plain);
  expect(plain.markupBytes).toBe(Buffer.byteLength(markup));
  expect(plain.ratio).toBeCloseTo((markup.length + script.length) / markup.length);
});
