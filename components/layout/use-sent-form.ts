import type { FieldPath, FieldValues } from 'react-hook-form';
import { outcomeOf, type ProblemError } from '@/lib/bff/problem-error';
import { type Leave, useAction } from './use-action';
import { useSchemaForm } from './use-schema-form';

interface FormRefusal<Typed extends FieldValues> {
  /** The field that it concerns; absent where it concerns the whole form. */
  field?: FieldPath<Typed>;
  sentence: string;
  /** What the form holds from now on. */
  values?: Partial<Typed>;
}

interface SentFormOptions<Typed extends FieldValues, Values, Key extends string, Result>
  extends Omit<Parameters<typeof useSchemaForm<Typed, Values, Key>>[0], 'onValid'> {
  send: (values: Values, leave: Leave) => Promise<Result>;
  onSent?: (result: Result) => void;
  /** @returns null where the page says it elsewhere */
  refusalOf: (problem: ProblemError, typed: Typed) => FormRefusal<Typed> | null;
  asks?: boolean;
  /** The router's, where the server shows what is sent. */
  refresh?: () => void;
}

const itself = (problem: ProblemError) => problem;

/** A form whose values are sent once, by `useAction`; a refusal is shown as an error of the form is. */
export function useSentForm<Typed extends FieldValues, Values, Key extends string, Result>(
  options: SentFormOptions<Typed, Values, Key, Result>,
) {
  const { send, onSent, refusalOf, asks = false, refresh, ...ofForm } = options;
  const { run, pending, failure, result, reset } = useAction(send, {
    asks,
    failureOf: itself,
    ...(refresh && { refresh }),
  });
  const form = useSchemaForm<Typed, Values, Key>({
    ...ofForm,
    onValid: (values) => {
      const typed = form.allTyped();
      return run(values).then(
        (answer) => {
          form.settle(typed);
          onSent?.(answer);
        },
        (problem: ProblemError) => {
          const refusal = refusalOf(problem, form.allTyped());
          if (refusal === null) return;
          for (const [path, value] of Object.entries(refusal.values ?? {})) form.write(path as FieldPath<Typed>, value);
          form.say(refusal.sentence, refusal.field);
        },
      );
    },
  });
  const isOfForm = form.summary.errors.some(({ fieldId }) => fieldId === undefined);
  return {
    ...form,
    summary: { ...form.summary, outcome: failure && isOfForm ? outcomeOf(failure) : undefined },
    pending,
    /** The last refusal; null after a success, and while it is being sent. */
    refused: failure,
    result,
    /** Forgets the refusal and the answer, to send another time. */
    startAgain: reset,
  };
}
