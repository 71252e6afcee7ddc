import type { ReactNode } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import type { SchemaForm } from '@/components/layout/use-schema-form';
import { SubmitButton } from '@/components/ui/submit-button';

interface AccountFormProps {
  sent: SchemaForm & { pending: boolean };
  submitLabel: string;
  pendingLabel: string;
  variant?: 'secondary';
  children: ReactNode;
}

export function AccountForm({ sent: { form, summary, pending }, submitLabel, children, ...button }: AccountFormProps) {
  return (
    <form {...form} className="flex flex-col gap-6">
      <FormSummary summary={summary} />
      {children}
      <SubmitButton wide pending={pending} {...button}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
}
