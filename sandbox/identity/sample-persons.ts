import { createHash } from 'node:crypto';

/** A person whom the provider knows. Nobody: name and number say "sample". */
export interface SamplePerson {
  readonly name: string;
  readonly birthDate: string;
  readonly gender: string;
  readonly mobile: string;
}

export const samplePersons: Readonly<Record<string, SamplePerson>> = {
  member: { name: '표본 회원', birthDate: '1990-01-01', gender: 'F', mobile: '010-0000-0001' },
  newcomer: { name: '표본 신규', birthDate: '1995-05-05', gender: 'M', mobile: '010-0000-0009' },
};

/** Connecting and duplicate information of a person, in the lengths that Korean providers give: 88 and 64. */
export function linkingInformationOf(person: string): { ci: string; di: string } {
  return {
    ci: createHash('sha512').update(`ci ${person}`).digest('base64'),
    di: createHash('sha256').update(`di ${person}`).digest('hex'),
  };
}
