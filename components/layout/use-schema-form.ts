import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { FailedOutcome } from '@/lib/bff/problem-error';

interface SchemaFormOptions<Typed extends FieldValues, Values, Key extends string> {
  /** Its issues are keys of messages. */
  schema: $ZodType<Values, Typed>;
  /**
   * What the server renders in the fields, and what holds for those that are not rendered; absent for empty ones. When it
   * changes, fields that are not edited show the new value.
   */
  initial?: Partial<Typed>;
  /** @returns the sentence below a field, by the key of an issue */
  sentenceOf: (key: Key, field: FieldPath<Typed>, typed: Typed) => string;
  /** @returns the sentence in the summary, where the one below the field does not name what it is about */
  inSummary?: (sentence: string, field: FieldPath<Typed>) => string;
  /** After each change, and before a submit: then also what was typed before hydration. */
  onChange?: (typed: Typed) => void;
  onValid: (values: Values) => unknown;
}

interface SchemaControl extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
}
export interface SchemaField extends SchemaControl {
  defaultValue: string | undefined;
}
export interface SchemaTick extends SchemaControl {
  defaultChecked: boolean;
}

/** What a frame around the fields needs, whatever they are. */
export interface SchemaForm {
  form: {
    method: 'post';
    noValidate: true;
    onChange: () => void;
    onSubmit: (event: FormEvent) => Promise<void>;
  };
  summary: {
    attempt: number;
    /** Id of the control and what is wrong with it; an error without a field has no id. */
    errors: readonly { fieldId?: string | undefined; message: string }[];
    /** Of a sent form, where an error concerns it as a whole. */
    outcome?: FailedOutcome | undefined;
  };
}

/** Type of an error that is no issue of the schema, but a sentence already. */
const SAID = 'said';

const entriesOf = <Typed extends FieldValues>(values: object) =>
  Object.entries(values) as [FieldPath<Typed>, FieldPathValue<Typed, FieldPath<Typed>>][];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

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

/**
 * A form of react-hook-form whose values a zod schema parses. Fields without default values of react-hook-form keep what
 * was typed before hydration.
 */
export function useSchemaForm<Typed extends FieldValues, Values, Key extends string>(
  options: SchemaFormOptions<Typed, Values, Key>,
) {
  const { schema, initial = {}, sentenceOf, inSummary = (sentence) => sentence, onChange, onValid } = options;
  const id = useId();
  const parsed = zodResolver(schema);
  const resolver: Resolver<Typed, unknown, Values> = (typed, context, rest) =>
    parsed({ ...initial, ...typed }, context, rest);
  const { register, handleSubmit, setError, formState, getValues, setValue, watch, ...rest } = useForm<
    Typed,
    unknown,
    Values
  >({
    resolver,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isSubmitted } = formState;

  /** The value of a field that is not edited. */
  const settled = useRef<Partial<Typed>>(initial);
  const follow = useEffectEvent(() => {
    for (const [path, value] of entriesOf<Typed>(initial)) {
      if (isSame(getValues(path), settled.current[path])) setValue(path, value, { shouldValidate: isSubmitted });
    }
    settled.current = initial;
  });
  const stored = JSON.stringify(initial);
  useEffect(() => follow(), [stored]);

  const allTyped = (): Typed => ({ ...initial, ...getValues() });
  const fieldId = (path: string) => `${id}-${path.replaceAll('.', '-')}`;
  const sentenceOfError = ({ path, type, message }: FoundError) =>
    type === SAID ? message : sentenceOf(message as Key, path as FieldPath<Typed>, allTyped());
  const errorOf = (path: FieldPath<Typed>): string | undefined => {
    const error: Omit<FoundError, 'path'> | undefined = get(errors, path);
    return error && sentenceOfError({ path, ...error });
  };
  const control = (path: FieldPath<Typed>, options?: RegisterOptions<Typed>): SchemaControl => ({
    ...register(path, options),
    id: fieldId(path),
    error: errorOf(path),
  });
  const tell = () => onChange?.(allTyped());
  const write = <Path extends FieldPath<Typed>>(path: Path, value: FieldPathValue<Typed, Path>) => {
    setValue(path, value, { shouldValidate: isSubmitted });
    tell();
  };
  const typedIn = <Path extends FieldPath<Typed>>(path: Path): FieldPathValue<Typed, Path> =>
    watch(path) ?? get(initial, path);
  const tidyOnBlur = (path: FieldPath<Typed>, tidy: (text: string) => string) => {
    const typed: string = getValues(path);
    const tidied = tidy(typed);
    if (tidied !== typed) write(path, tidied as FieldPathValue<Typed, typeof path>);
  };
  const submit = handleSubmit((values) => onValid(values));
  return {
    ...rest,
    allTyped,
    getValues,
    setValue,
    watch,
    isSubmitted,
    fieldId,
    errorOf,
    /** Writes the value of a field, as a button of the page does, or a control that react-hook-form does not know. */
    write,
    /** Writes stored values, by their paths, into the fields in which nothing was typed before hydration: that is newer. */
    restore: (stored: object) => {
      for (const [path, value] of entriesOf<Typed>(stored)) {
        if ((getValues(path) ?? get(initial, path)) === get(initial, path)) setValue(path, value);
      }
    },
    /** What was typed has been stored: it counts as edited no more. */
    settle: (typed: Typed) => {
      settled.current = typed;
    },
    /** The value of a field; renders when it changes. */
    typedIn,
    form: {
      method: 'post',
      noValidate: true,
      onChange: tell,
      onSubmit: async (event: FormEvent) => {
        tell();
        await submit(event);
      },
    } as const,
    /** @param tidy how the schema tidies the text: of a name, which shows what is stored when the field is left */
    field: (path: FieldPath<Typed>, tidy?: (text: string) => string): SchemaField => ({
      ...control(path, tidy && { onBlur: () => tidyOnBlur(path, tidy) }),
      defaultValue: get(initial, path),
    }),
    tick: (path: FieldPath<Typed>): SchemaTick => ({ ...control(path), defaultChecked: get(initial, path) === true }),
    radios: (path: FieldPath<Typed>) => ({
      name: path,
      value: typedIn(path) as string,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        write(path, target.value as FieldPathValue<Typed, FieldPath<Typed>>),
      error: errorOf(path),
    }),
    /** Shows a sentence below a field, or for the whole form, until that is changed or sent again. */
    say: (sentence: string, field?: FieldPath<Typed>) =>
      setError(field ?? 'root.said', { type: SAID, message: sentence }),
    summary: {
      // React's key: a repeated error is announced again.
      attempt: submitCount,
      errors: (isSubmitting ? [] : errorsIn(errors)).map((error) => {
        if (error.path.startsWith('root.')) return { message: error.message };
        const path = error.path as FieldPath<Typed>;
        return { fieldId: fieldId(path), message: inSummary(sentenceOfError(error), path) };
      }),
    },
  };
}
