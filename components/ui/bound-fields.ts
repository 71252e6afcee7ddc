import type { ChangeEvent } from 'react';

interface BoundForm<Field extends string> {
  /** Prefix of the fields' ids. */
  id: string;
  values: Readonly<Record<Field, string>>;
  onChange: (part: Partial<Record<Field, string>>) => void;
  errorOf: (field: Field) => string | undefined;
}

/** @returns what ties a controlled field to its form, by the field's name */
export function boundFields<Field extends string>({ id, values, onChange, errorOf }: BoundForm<Field>) {
  return (name: Field) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<{ value: string }>) =>
      onChange({ [name]: target.value } as Record<Field, string>),
    error: errorOf(name),
  });
}
