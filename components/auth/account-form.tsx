import type { ComponentProps, ReactNode } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import type { SchemaForm } from '@/components/layout/use-schema-form';
import { SubmitButton } from '@/components/ui/submit-button';

interface AccountFormProps extends SchemaForm {
  pending: boolean;
  submit: Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'pendingLabel' | 'children'>;
  children: ReactNode;
}

export function AccountForm({ form, summary, pending, submit, children }: AccountFormProps) {
  return (
    <form {...form} className="flex flex-col gap-6">
      <FormSummary summary={summary} />
      {children}
      <SubmitButton wide pending={pending} {...submit} />
    </form>
  );
}
