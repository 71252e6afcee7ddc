import type * as z from 'zod/mini';

/** The first problem of each field, as its form shows it, by the field's path. */
export function problemsOf(schema: z.ZodMiniType, typed: unknown): Record<string, string> {
  const issues = schema.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
