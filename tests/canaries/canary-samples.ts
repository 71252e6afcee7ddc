import * as z from 'zod';

/**
 * Values that stand for a person and their secrets, one for each kind. Whatever is not named here and may be any text is
 * a canary too, so that a field that is added later needs no line of its own.
 */
const byField: Record<string, string> = {
  password: 'Canary-Pass1!',
  newPassword: 'Canary-Pass2!',
  currentPassword: 'Canary-Pass3!',
  accessToken: 'canary.access.sent',
  refreshToken: 'canary.refresh.sent',
  memberEmail: 'canary.mail@example.com',
  email: 'canary.mail@example.com',
  memberMobile: '010-9182-7364',
  mobile: '01091827364',
  membershipId: 'canary.member',
  ci: 'canary-ci',
  di: 'canary-di',
};

/** Tried in this order for what is no field of the table: canaries first, then what narrower fields want. */
const candidates: unknown[] = [
  'canary text',
  'canary-text',
  'canarytext',
  'canary'.padEnd(43, '-proof'),
  'CANARY1',
  'CANARYCODE',
  'Canary-Pass1!',
  'canary.mail@example.com',
  '010-9182-7364',
  '01091827364',
  '2030-01-01',
  '2030-01',
  '15:00',
  '/pictures/canary/canary-house',
  '#ca4a27',
  '20300101',
  '2030-01-01T00:00:00Z',
  'https://canary.example',
  'AB12CD',
  'KR',
  'KRW',
  '12-25',
  '19182736',
  '1918273645',
  'Y',
  'ko',
  1,
  2,
  100,
  0,
  true,
  null,
];

/** A stay, which needs two days in their order; canaries know one. */
const isNull: readonly string[] = ['lowest'];

/** Every spelling of the canaries above: what may be found nowhere. */
export const canary = /canary|010-?9182-?7364/i;

/** A value that a schema of the contract accepts, made of canaries wherever it lets any text pass. */
export function sampleOf(schema: z.ZodType, field = ''): unknown {
  if (schema instanceof z.ZodNullable && isNull.includes(field)) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return sampleOf(schema.unwrap() as z.ZodType, field);
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, part]) => [name, sampleOf(part, name)]),
    );
  }
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element as z.ZodType, field)];
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    const value = sampleOf(schema.valueType as z.ZodType, field);
    return Object.fromEntries(schema.keyType.options.map((key) => [key, value]));
  }
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0] as z.ZodType, field);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodPipe) {
    const inside = sampleOf(schema.in as z.ZodType, field);
    if (schema.safeParse(inside).success) return inside;
  }
  return [byField[field], ...candidates].find((value) => value !== undefined && schema.safeParse(value).success);
}
