export interface AskedTerm {
  termId: string;
  title: string;
  body: string;
  required: boolean;
  /** Ids of the terms of which one has to be agreed to first; empty for a term that stands by itself. */
  needsOneOf: readonly string[];
}

export function mayAgree({ needsOneOf }: Pick<AskedTerm, 'needsOneOf'>, agreedIds: readonly string[]): boolean {
  return needsOneOf.length === 0 || needsOneOf.some((termId) => agreedIds.includes(termId));
}
