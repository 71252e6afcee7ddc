// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteOf, withTables } from '@/bench/capacity/tables.mjs';

const docs = `${import.meta.dirname}/../../docs`;
const text = readFileSync(`${docs}/scale.md`, 'utf8');
const figures = JSON.parse(readFileSync(`${docs}/scale-figures.json`, 'utf8'));

test('the tables of docs/scale.md are what its figures and assumptions give', () => {
  expect(withTables(text, figures)).toBe(text);
});

test('ten times the visits need ten times the work', () => {
  const [ten, hundred] = [10, 100].map((millions) => siteOf(millions, figures));
  expect(hundred?.webCores).toBeCloseTo((ten?.webCores ?? 0) * 10);
  expect(hundred?.hubCalls).toBeCloseTo((ten?.hubCalls ?? 0) * 10);
});
