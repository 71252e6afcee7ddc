import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import type { SchemaForm } from '@/components/layout/use-schema-form';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { SubmitButton } from '@/components/ui/submit-button';

interface AccountFormProps extends SchemaForm {
  pending: boolean;
  submit: Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'pendingLabel' | 'children'>;
  children: ReactNode;
}

export function AccountForm({ form, summary, pending, submit, children }: AccountFormProps) {
  const common = useTranslations('common.form');
  return (
    <form {...form} className="flex flex-col gap-6">
      <FormErrorSummary key={summary.attempt} title={common('errorSummary')} errors={summary.errors} />
      {children}
      <SubmitButton wide pending={pending} {...submit} />
    </form>
  );
}
