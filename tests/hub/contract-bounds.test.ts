import { expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '@/lib/hub/contract/contract';
import { readPageNumber } from '@/lib/stay/hotel-list';

/** Beyond any day of a stay, a birth or a point that expires. */
const absurdDays = ['0001-01-01', '1799-12-31', '2200-01-01', '9999-12-31'];
const absurdNumbers = [Number.MIN_SAFE_INTEGER, -1e12 - 0.5, 1e12 + 0.5, Number.MAX_SAFE_INTEGER];
const absurdInstants = absurdDays.map((day) => `${day}T00:00:00Z`);
const absurdMonths = ['0001-01', '1799-12', '2200-01', '9999-12'];
const moments = ['2026-09-15', '2026-09', '2026-09-15T00:00:00Z'];
/** As long as those; what takes one is no date. */
const words = ['abcdefghij', 'abcdefg', '0123456', '0123456789', 'a'.repeat(20), '0'.repeat(20)];
/** A pattern without an end: `a+`, `a*`, `a{2,}`, outside a class and not escaped. */
const isEndless = (pattern: RegExp) =>
  /[+*]|\{\d+,\}/.test(pattern.source.replace(/\\./g, '_').replace(/\[\^?\]?[^\]]*\]/g, '_'));

interface Check {
  check: string;
  maximum?: number;
  length?: number;
  pattern?: RegExp;
}

const checksOf = (schema: z.ZodType): Check[] =>
  ((schema.def as { checks?: { _zod: { def: Check } }[] }).checks ?? []).map((one) => one._zod.def);
/** Texts that a person types count code points (`typed-schema.ts`) and name their limit in the metadata. */
const keepsNamedLength = (schema: z.ZodType) => {
  const longest = schema.meta()?.maxLength;
  return typeof longest === 'number' && !schema.safeParse('a'.repeat(longest + 1)).success;
};
const hasLongest = (schema: z.ZodType) =>
  keepsNamedLength(schema) ||
  checksOf(schema).some(({ maximum, length }) => (maximum ?? length ?? Number.POSITIVE_INFINITY) <= 10_000_000);

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

function stringFault(schema: z.ZodString | z.ZodStringFormat): string | undefined {
  const isOfTime = moments.some((text) => takes(schema, text)) && !words.some((word) => takes(schema, word));
  const taken = isOfTime
    ? [...absurdDays, ...absurdInstants, ...absurdMonths].filter((text) => takes(schema, text))
    : [];
  if (taken.length > 0) return `takes ${taken[0]}`;
  if (schema.format === 'date' || schema.format === 'datetime') return undefined;
  const isEnded = hasLongest(schema) || checksOf(schema).some(({ pattern }) => pattern && !isEndless(pattern));
  return isEnded ? undefined : 'a text without a longest length';
}

/** Everything in a schema that has no bound, by its path. */
function unbounded(schema: z.ZodType, at: string): string[] {
  const inside = (inner: unknown, name = '') => unbounded(inner as z.ZodType, at + name);
  const fault = (text: string | undefined) => (text === undefined ? [] : [`${at}: ${text}`]);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, of]) => inside(of, `.${name}`));
  if (schema instanceof z.ZodArray) {
    return [...fault(hasLongest(schema) ? undefined : 'a list without an end'), ...inside(schema.element, '[]')];
  }
  if (schema instanceof z.ZodNumber) {
    const taken = absurdNumbers.filter((number) => takes(schema, Math.trunc(number)) || takes(schema, number));
    return fault(taken.length === 0 ? undefined : `takes ${taken[0]}`);
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return fault(stringFault(schema));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inside(option));
  if (schema instanceof z.ZodIntersection) return [...inside(schema.def.left), ...inside(schema.def.right)];
  if (schema instanceof z.ZodRecord) {
    // The log names fields of a broken answer (`lib/hub/broken-answer.ts`): a free key could be a value.
    return [
      ...fault(schema.keyType instanceof z.ZodEnum ? undefined : 'keys that the contract does not name'),
      ...inside(schema.valueType, '{}'),
    ];
  }
  if (schema instanceof z.ZodPipe) return schema.out instanceof z.ZodTransform ? inside(schema.in) : inside(schema.out);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  ) {
    return inside(schema.unwrap());
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral || schema instanceof z.ZodBoolean) return [];
  return fault(`nothing is known of ${schema.def.type}`);
}

const aStay = { checkInDate: '2026-12-01', checkOutDate: '2026-12-02', rooms: [{ adults: 2, minor: 0 }] };

test('S62 every date, number and length that a caller may send has a lower and an upper bound', () => {
  const faults = Object.values(contract).flatMap(({ name, ...entry }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = (entry as Partial<Record<typeof part, z.ZodType>>)[part];
      return schema === undefined ? [] : unbounded(schema, `${name}.${part}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('S62 and of what the hub answers', () => {
  const faults = Object.values(contract).flatMap(({ name, response }) => unbounded(response, `${name}.response`));
  expect(faults).toEqual([]);
});

test('S62 every number of a page that an address can name fits each list', () => {
  const last = Array.from({ length: 9 }, (_, digit) => Number('9'.repeat(digit + 1)))
    .filter((number) => readPageNumber(String(number)) !== null)
    .at(-1);
  expect(last).toBeGreaterThan(0);
  const asked = { lang: 'en', page: last, ...aStay };
  expect(contract.listRestaurants.query.safeParse(asked).success).toBe(true);
  for (const { body } of [contract.hotelProducts, contract.hotelList, contract.searchStays]) {
    expect(body.safeParse(asked).error?.issues).toBeUndefined();
  }
});

test('S62 a hotel that is named several times is asked for once', () => {
  const asked = {
    lang: 'en',
    hotelIdList: Array(20).fill('haneul-namsan'),
    viewMonth: '2026-12',
    viewPeriod: 6,
    ...aStay,
  };
  for (const { body } of [contract.availableDates, contract.hotelList, contract.searchStays]) {
    expect(body.parse(asked).hotelIdList).toEqual(['haneul-namsan']);
  }
});

test('S62 free nights are asked for of twenty hotels for two months, of six for six, and of no more together', () => {
  const takesDates = (hotels: number, viewPeriod: number) =>
    contract.availableDates.body.safeParse({
      hotelIdList: Array.from({ length: hotels }, (_, n) => `hotel-${n}`),
      viewMonth: '2026-12',
      viewPeriod,
    }).success;
  expect([takesDates(20, 2), takesDates(6, 6), takesDates(1, 6)]).toEqual([true, true, true]);
  expect([takesDates(20, 3), takesDates(12, 6)]).toEqual([false, false]);
});
