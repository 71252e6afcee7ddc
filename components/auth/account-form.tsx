import { useTranslations } from 'next-intl';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import type { FieldError, FieldValues, FormState } from 'react-hook-form';
import { FormErrorSummary, type FormErrorSummaryProps } from '@/components/ui/form-error-summary';
import { SubmitButton } from '@/components/ui/submit-button';

interface AccountFormProps<Values extends FieldValues> {
  /** Prefix of the fields' ids; a field's name follows. */
  id: string;
  formState: FormState<Values>;
  onSubmit: (event: FormEvent) => Promise<void>;
  pending: boolean;
  /** What the server refused. */
  refused: FormErrorSummaryProps['errors'];
  submit: Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'pendingLabel' | 'children'>;
  children: ReactNode;
}

/** Error summary, fields and button of a form around a login. */
export function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { id, formState, onSubmit, pending, refused, submit, children } = props;
  const common = useTranslations('common.form');
  const found = Object.values(formState.errors as Record<string, FieldError | (FieldError | undefined)[]>).flat();
  const errors = found.flatMap((error) =>
    error?.message ? [{ fieldId: `${id}-${error.ref?.name ?? ''}`, message: error.message }] : [],
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <FormErrorSummary
        key={`${formState.submitCount}-${pending}`}
        title={common('errorSummary')}
        errors={pending || formState.isSubmitting ? [] : [...errors, ...refused]}
      />
      {children}
      <SubmitButton wide pending={pending} {...submit} />
    </form>
  );
}
