import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import type { SentAttachment } from '@/lib/my-page/attachments';
import type { DraftPlace } from '@/lib/my-page/draft';
import { useDraft } from './use-draft';
import { useProblemSentence } from './use-problem-sentence';

export interface RequestValues {
  files: SentAttachment[];
}

export interface RequestFormRules<Values extends RequestValues, Problems extends object, Body, Result> {
  draft: DraftPlace;
  initial: Values;
  /** Checks a stored draft. Must be stable. */
  fits: (value: unknown) => value is Values;
  check: (values: Values) => Problems;
  bodyOf: (values: Values) => Body;
  /** Must be stable. */
  send: (body: Body) => Promise<Result>;
  /** Errors by field for a refusal of the hub; null where the general sentence applies. */
  refusalOf: (error: ProblemError, values: Values) => Problems | null;
}

const withoutFiles: Pick<RequestValues, 'files'> = { files: [] };

/** A request that a member writes and sends once: its draft, errors and outcome. */
export function useRequestForm<Values extends RequestValues, Problems extends object, Body, Result>(
  rules: RequestFormRules<Values, Problems, Body, Result>,
) {
  const { values, change, forget, restored } = useDraft<Values>(rules.draft, rules.initial, rules.fits);
  const sentenceOf = useProblemSentence({ changes: true });
  const { run, pending } = useAction(rules.send, { refresh: useRouter().refresh });
  const [problems, setProblems] = useState<Partial<Problems>>({});
  const [refused, setRefused] = useState<ProblemError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);

  const edit = (part: Partial<Values>) => {
    setFailure(null);
    change(part);
  };
  const showProblems = (found: Problems) => {
    setProblems(found);
    setAttempt((before) => before + 1);
  };
  const showRefusal = (error: ProblemError) => {
    const found = rules.refusalOf(error, values);
    setRefused(error);
    if (found === null) setFailure(sentenceOf(error));
    else showProblems(found);
    if (found && 'files' in found) edit(withoutFiles as Partial<Values>);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = rules.check(values);
    showProblems(found);
    setFailure(null);
    setRefused(null);
    if (Object.keys(found).length > 0) return;
    try {
      const result = await run(rules.bodyOf(values));
      forget();
      setSent(result);
    } catch (error) {
      if (!isProblemError(error)) throw error;
      showRefusal(error);
    }
  };

  return { values, edit, restored, problems, refused, failure, sent, attempt, pending, submit };
}
