import { expect, test } from 'vitest';
import * as z from 'zod';
import { telephone } from '@/lib/hub/contract/common';
import { contract } from '@/lib/hub/contract/contract';

const linked: Record<string, { good: string; bad: string[] }> = {
  path: {
    good: '/pictures/haneul-namsan/landscape',
    bad: [
      '//evil.example/a',
      '/\\evil.example/a',
      'https://evil.example/a',
      '/en/a',
      '/pictures/a/b c 2x, //evil',
      '/pictures/../a',
    ],
  },
  telephone: { good: '+82-2-0000-1088', bad: ['javascript:alert(1)', '112;postd=1', 'call us', ''] },
  email: {
    good: 'namsan@haneul.example',
    bad: ['javascript:alert(1)', 'a@b.example?bcc=c@d.example', 'a@b.example,c@d.example'],
  },
};

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  pattern?: string;
  allOf?: JsonSchema[];
  [key: string]: unknown;
}

/** Of a guest or a member, masked or typed: pages show it, and link nothing to it. */
const isOfPerson = (at: string) => /\.contact\.email$/.test(at);

/** Every value of an answer by the names above, with its place. */
function valuesIn(schema: unknown, at: string): { at: string; name: string; schema: JsonSchema }[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => valuesIn(each, at));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...rest } = schema as JsonSchema;
  const own = Object.entries(properties).flatMap(([name, value]) => {
    const place = `${at}.${name}`;
    return name in linked && !isOfPerson(place) ? [{ at: place, name, schema: value }] : valuesIn(value, place);
  });
  return [...own, ...Object.values(rest).flatMap((value) => valuesIn(value, at))];
}

const values = Object.values(contract).flatMap(({ name, response }) =>
  valuesIn(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }), name),
);

test.each(Object.keys(linked))('some answers have a %s', (name) => {
  expect(values.some((value) => value.name === name)).toBe(true);
});

test('S33 what pages link is an address of this site, a telephone number or an e-mail address, whatever the hub answers', () => {
  const wrong = values.filter(({ name, schema }) => {
    const { good = '', bad = [] } = linked[name] ?? {};
    const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
      pattern ? [new RegExp(pattern, 'u')] : [],
    );
    const takes = (text: string) => patterns.every((pattern) => pattern.test(text));
    return !takes(good) || bad.some(takes);
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test.each(['02) 000-0000', '(02) 000-0000', '02-000-0000~8', '02.000.0000', '+82 2 000 0000 ext. 12', '1588-0000'])(
  'a house may print its telephone number as %s',
  (number) => {
    expect(telephone.safeParse(number).success).toBe(true);
  },
);
