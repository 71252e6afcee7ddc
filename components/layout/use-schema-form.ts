import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useId } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { FormErrorSummaryProps } from '@/components/ui/form-error-summary';
import type { ProblemError } from '@/lib/bff/problem-error';
import { useAction } from './use-action';

export interface Refusal<Typed extends FieldValues> {
  /** The field that it concerns; absent where it concerns the whole form. */
  field?: FieldPath<Typed>;
  sentence: string;
}

interface SchemaFormOptions<Typed extends FieldValues, Values, Result, Key extends string> {
  /** Its issues are keys of messages; what it puts out is sent. */
  schema: $ZodType<Values, Typed>;
  /** What the server renders in the fields; absent for empty ones. */
  initial?: Partial<Typed>;
  /** @returns the sentence below a field, by the key of an issue */
  sentenceOf: (key: Key, field: FieldPath<Typed>) => string;
  /** @returns the sentence in the summary, where the one below the field does not name what it is about */
  inSummary?: (sentence: string, field: FieldPath<Typed>) => string;
  /** Rejects with a `ProblemError`. */
  send: (values: Values) => Promise<Result>;
  onSent?: (result: Result) => void;
  /** @returns null where the page says it elsewhere */
  refusalOf: (problem: ProblemError) => Refusal<Typed> | null;
  /** The router's, where the server shows what is sent. */
  refresh?: () => void;
}

export interface SchemaField extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** What a frame around the fields needs, whatever they are. */
export interface SchemaForm {
  form: { method: 'post'; noValidate: true; onSubmit: (event: FormEvent) => Promise<void> };
  summary: { attempt: number; errors: FormErrorSummaryProps['errors'] };
  pending: boolean;
}

/** Type of a hub's error; all others are issues of the schema. */
const REFUSED = 'refused';

interface FoundError {
  path: string;
  type: string;
  message: string;
}

/** react-hook-form nests the errors as the values are nested. */
function errorsIn(errors: object, within = ''): FoundError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, Partial<FoundError> | undefined]) => {
    const path = `${within}${name}`;
    if (typeof error?.type !== 'string') return error ? errorsIn(error, `${path}.`) : [];
    return [{ path, type: error.type, message: error.message ?? '' }];
  });
}

/** `useAction` by itself would make a new function for each render. */
const itself = (problem: ProblemError) => problem;

/**
 * A form: its values are parsed by a zod schema and sent once. Fields without default values of react-hook-form keep what
 * was typed before hydration.
 */
export function useSchemaForm<Typed extends FieldValues, Values, Result, Key extends string>(
  options: SchemaFormOptions<Typed, Values, Result, Key>,
) {
  const { schema, initial = {}, sentenceOf, inSummary = (sentence) => sentence, send, onSent, refusalOf } = options;
  const id = useId();
  const { register, handleSubmit, setError, formState, ...form } = useForm<Typed, unknown, Values>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const { run, pending, failure, result, reset } = useAction(send, {
    failureOf: itself,
    ...(options.refresh && { refresh: options.refresh }),
  });

  const submit = handleSubmit((values) =>
    run(values).then(onSent, (problem: ProblemError) => {
      const refusal = refusalOf(problem);
      if (refusal) setError(refusal.field ?? 'root.refused', { type: REFUSED, message: refusal.sentence });
    }),
  );

  const fieldId = (path: string) => `${id}-${path.replaceAll('.', '-')}`;
  const sentenceOfError = ({ path, type, message }: FoundError) =>
    type === REFUSED ? message : sentenceOf(message as Key, path as FieldPath<Typed>);
  const control = (path: FieldPath<Typed>, rules?: { onChange: () => void }) => {
    const error: Omit<FoundError, 'path'> | undefined = get(errors, path);
    return { ...register(path, rules), id: fieldId(path), error: error && sentenceOfError({ path, ...error }) };
  };
  const shown = isSubmitting ? [] : errorsIn(errors);
  return {
    ...form,
    /** Of the `form` element. */
    form: { method: 'post', noValidate: true, onSubmit: submit } as const,
    /** Of a text or list. */
    field: (path: FieldPath<Typed>): SchemaField => ({ ...control(path), defaultValue: get(initial, path) }),
    /** Of a tick box. */
    tick: (path: FieldPath<Typed>, onChange?: () => void) => ({
      ...control(path, onChange && { onChange }),
      defaultChecked: get(initial, path) === true,
    }),
    /** Of the `FormErrorSummary`, which takes the focus after each try. */
    summary: {
      // React's key: a repeated error is announced again.
      attempt: submitCount,
      errors: shown.map((error) => {
        if (error.path.startsWith('root.')) return { message: error.message };
        const path = error.path as FieldPath<Typed>;
        return { fieldId: fieldId(path), message: inSummary(sentenceOfError(error), path) };
      }),
    },
    pending,
    /** The last refusal; null after a success, and while it is being sent. */
    refused: failure,
    /** What `send` has answered. */
    result,
    /** Forgets the refusal and the answer, to send another time. */
    startAgain: reset,
  };
}
