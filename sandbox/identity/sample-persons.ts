import { createHash } from 'node:crypto';
import * as z from 'zod';

/** A person whom the provider knows. Not a real one: name and number say "sample". */
export const samplePerson = z.object({
  name: z.string().trim().min(1).max(100),
  birthDate: z.iso.date(),
  gender: z.enum(['F', 'M']),
  mobile: z.string().regex(/^010-\d{4}-\d{4}$/),
});
export type SamplePerson = z.output<typeof samplePerson>;

/** One person for each way in which joining and looking up an account can go. */
export const samplePersons = {
  newcomer: { name: '표본 신규', birthDate: '1995-05-05', gender: 'M', mobile: '010-0000-0009' },
  member: { name: '표본 회원', birthDate: '1990-01-01', gender: 'F', mobile: '010-0000-0001' },
  older: { name: '표본 기존회원', birthDate: '1985-03-03', gender: 'F', mobile: '010-0000-0005' },
  minor: { name: '표본 어린이', birthDate: '2018-08-08', gender: 'M', mobile: '010-0000-0006' },
} as const satisfies Record<string, SamplePerson>;
export type SamplePersonName = keyof typeof samplePersons;

/**
 * Connecting and duplicate information of a person, in the lengths that Korean providers give: 88 and 64. A new
 * mobile number does not change them.
 */
export function linkingInformationOf({ name, birthDate, gender }: SamplePerson): { ci: string; di: string } {
  const person = `${name}|${birthDate}|${gender}`;
  return {
    ci: createHash('sha512').update(`ci ${person}`).digest('base64'),
    di: createHash('sha256').update(`di ${person}`).digest('hex'),
  };
}
