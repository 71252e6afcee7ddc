export interface QuestionListProps {
  questions: readonly { questionId: string; question: string; answer: string }[];
}

/** Native `<details>`: they open without script. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <ul className="divide-y divide-stone border-stone border-y">
      {questions.map(({ questionId, question, answer }) => (
        <li key={questionId} data-question>
          <details className="group">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-medium">
              {question}
              <span aria-hidden="true" className="text-brass text-xl group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-reading pb-6 text-ink-soft">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
