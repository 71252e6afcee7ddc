import * as z from 'zod/mini';
import { lengthOf } from './typed-text.ts';

type Rule = readonly [key: string, holds: (text: string) => boolean];

/**
 * A text of a form, tidied as the body's schema does it (`typed-schema.ts`), with a reason for each rule, and in the small
 * build of zod, which the browser loads.
 * @param rules the first one that does not hold gives the issue, whose message is its key
 */
export const formText = (tidy: (text: string) => string, ...rules: readonly Rule[]) =>
  z.string().check(z.overwrite(tidy), ...rules.map(([key, holds]) => z.refine<string>(holds, key)));

/** A text of a form whose rules are in one function. @param problemOf key of its first problem; null for none */
export const judgedText = (problemOf: (text: string) => string | null) =>
  z.string().check(
    z.check(({ value, issues }) => {
      const problem = problemOf(value);
      if (problem !== null) issues.push({ code: 'custom', input: value, message: problem });
    }),
  );

export const isFilled = (text: string): boolean => text !== '';

export const isAtMost =
  (max: number) =>
  (text: string): boolean =>
    lengthOf(text) <= max;

/** By the terms that are shown. @returns issue `termRequired` at the place of each required term that is not ticked */
export const ticksOf = (terms: readonly { required: boolean }[]) =>
  z.array(z.boolean()).check(
    z.check(({ value, issues }) => {
      for (const [index, { required }] of terms.entries()) {
        if (required && !value[index])
          issues.push({ code: 'custom', input: value, path: [index], message: 'termRequired' });
      }
    }),
  );
