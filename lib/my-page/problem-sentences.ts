export function problemSentences<Field extends string, Problem extends string>(
  problems: Partial<Record<Field, Problem>>,
  sentenceOf: (problem: Problem) => string,
): Partial<Record<Field, string>> {
  const wrong = Object.entries(problems) as [Field, Problem][];
  return Object.fromEntries(wrong.map(([field, problem]) => [field, sentenceOf(problem)])) as Partial<
    Record<Field, string>
  >;
}
