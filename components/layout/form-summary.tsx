import { useTranslations } from 'next-intl';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import type { SchemaForm } from './use-schema-form';

interface FormSummaryProps {
  summary: SchemaForm['summary'];
  /** Of errors of fields; absent for the general one. */
  title?: string;
}

/**
 * The errors of a form that sends a change. The one place that says by a title whether the change was made: it was not,
 * or that is not known. Needs `common.form`.
 */
export function FormSummary({ summary: { attempt, errors, outcome }, title }: FormSummaryProps) {
  const t = useTranslations('common.form');
  const ofFields = title ?? t('errorSummary');
  return <FormErrorSummary key={attempt} title={outcome ? t(outcome) : ofFields} errors={errors} />;
}
