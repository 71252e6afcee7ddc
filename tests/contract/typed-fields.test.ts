import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';

/** What is compared as it is, whatever it contains, and is neither shown nor written anywhere. */
const secrets = ['password', 'currentPassword', 'newPassword'];

const hostile = ['\r\n', '\u0000', '\u0007', '\u001b', '\u0085', '\u202e', '\u2066', '\ud800'];
const isHidden = /(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Surrogate}/u;
/** Texts that one schema of the contract or another takes: a text, a name, a number, an address. */
const carriers = ['Sample text', 'HN-ABCD2345', '010-1234-5678', 'sample@mail.example', 'x'.repeat(30), '2026-01-01'];

type Field = readonly [path: string, schema: z.ZodType<unknown>];

/** Every text field of a schema, by zod's documented introspection. */
function textFields(schema: z.core.$ZodType, path: string): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [[path, schema as z.ZodType<unknown>]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => textFields(part, `${path}.${name}`));
    case 'array':
      return textFields(def.element, `${path}[]`);
    case 'union':
      return def.options.flatMap((option) => textFields(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return textFields(def.innerType, path);
    case 'pipe':
      return [...textFields(def.in, path), ...textFields(def.out, path)];
    default:
      return [];
  }
}

const fields = (Object.values(contract) as Endpoint[]).flatMap(({ name, params, query, body }) =>
  [params, query, body].flatMap((part) => (part === undefined ? [] : textFields(part, name))),
);

describe('S67 a text that is sent to the hub', () => {
  it('is found in every kind of request', () => {
    const paths = fields.map(([path]) => path);
    expect(paths).toContain('createReservation.rooms[].guestLastName');
    expect(paths).toContain('lookUpReservation.contact');
    expect(paths).toContain('createEnquiry.subject');
    expect(paths).toContain('suggestHotels.query');
  });

  it.each(fields.filter(([path]) => !secrets.some((name) => path.endsWith(`.${name}`))))(
    '%s has no control character and no direction control',
    (_, schema) => {
      for (const carrier of carriers) {
        for (const character of hostile) {
          const typed = `${carrier.slice(0, 3)}${character}${carrier.slice(3)}`;
          const { success, data } = schema.safeParse(typed);
          if (success) expect(data).not.toMatch(isHidden);
        }
      }
    },
  );
});
