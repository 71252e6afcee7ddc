export interface DependentTerm {
  termId: string;
  /** Ids of the terms of which one has to be agreed to first; empty for a term that stands by itself. */
  needsOneOf: readonly string[];
}

export function mayAgree({ needsOneOf }: Pick<DependentTerm, 'needsOneOf'>, agreedIds: readonly string[]): boolean {
  return needsOneOf.length === 0 || needsOneOf.some((termId) => agreedIds.includes(termId));
}

/** What is agreed to, without the terms that have lost the last one they need. */
export function withoutStranded<Agreed extends { termId: string }>(
  terms: readonly DependentTerm[],
  agreed: readonly Agreed[],
): Agreed[] {
  const agreedIds = agreed.map(({ termId }) => termId);
  return agreed.filter(({ termId }) => {
    const term = terms.find((each) => each.termId === termId);
    return term === undefined || mayAgree(term, agreedIds);
  });
}
