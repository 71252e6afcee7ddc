import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form';
import { TermsFields } from '@/components/reservation/terms-fields';
import { Fieldset } from '@/components/ui/fieldset';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextArea } from '@/components/ui/text-area';
import { emailInput, TextField, telephoneInput } from '@/components/ui/text-field';
import type { ShownTerm } from '@/lib/booking/guest-form';
import { asksFamilyNameFirst } from '@/lib/booking/guest-name';
import {
  checkTableForm,
  type TableFieldName,
  type TableFormError,
  type TableGuestForm,
  tableOccasions,
} from '@/lib/dining/table-guest-form';

export interface TableGuestFieldsProps {
  /** The stored draft, else the member's profile. */
  initial: TableGuestForm;
  /** A moved table keeps its booker and contact. */
  isChange: boolean;
  terms: readonly ShownTerm[];
  pending: boolean;
  failure: ReactNode;
  /** After every change, so that the draft survives a login or another hour. */
  onDraft: (form: TableGuestForm) => void;
  onComplete: (form: TableGuestForm) => void;
}

export function TableGuestFields(props: TableGuestFieldsProps) {
  const { initial, isChange, terms, pending, failure, onDraft, onComplete } = props;
  const t = useTranslations('dining');
  const words = useTranslations('booking.errors');
  const common = useTranslations('common.form');
  const locale = useLocale();
  const id = useId();
  const whole = (values: Partial<TableGuestForm>): TableGuestForm => ({ ...initial, ...values });
  const resolver: Resolver<TableGuestForm> = (values) => {
    const errors: FieldErrors<TableGuestForm> = {};
    for (const { field, key } of checkTableForm(whole(values), terms)) {
      set(errors, field, { type: key, message: words(key) });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: whole(values), errors: {} };
  };
  // Without default values the fields keep what was typed before hydration.
  const { register, handleSubmit, getValues, formState } = useForm<TableGuestForm>({
    resolver,
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitted } = formState;
  const field = (name: Exclude<TableFieldName, `agreed.${number}`>) => ({
    ...register(name),
    id: `${id}-${name}`,
    defaultValue: initial[name],
    error: errors[name]?.message,
  });
  // Registered only where rendered: a field without its element would clear its value.
  const nameField = (name: 'guestLastName' | 'guestFirstName') => (
    <TextField
      key={name}
      {...field(name)}
      label={t(name === 'guestLastName' ? 'table.form.lastName' : 'table.form.firstName')}
      autoComplete={name === 'guestLastName' ? 'family-name' : 'given-name'}
      required
    />
  );
  const names = ['guestLastName', 'guestFirstName'] as const;
  const keepDraft = () => onDraft(whole(getValues()));
  const summary = isSubmitted && Object.keys(errors).length > 0 ? checkTableForm(whole(getValues()), terms) : [];
  const summaryMessage = ({ field: name, key }: TableFormError) => {
    if (!name.startsWith('agreed.')) return words(key);
    return words('ofTerm', { title: terms[Number(name.slice(7))]?.title ?? '', message: words(key) });
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        // Stores what was typed before hydration.
        keepDraft();
        void handleSubmit(onComplete)(event);
      }}
      onChange={keepDraft}
      className="flex max-w-form flex-col gap-12"
    >
      <FormErrorSummary
        key={submitCount}
        title={common('errorSummary')}
        errors={summary.map((problem) => ({
          fieldId: `${id}-${problem.field.replace('.', '-')}`,
          message: summaryMessage(problem),
        }))}
      />
      {!isChange && (
        <>
          <Fieldset legend={t('table.form.guestLegend')}>
            <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
              {(asksFamilyNameFirst(locale) ? names : names.toReversed()).map(nameField)}
            </div>
          </Fieldset>
          <Fieldset legend={t('table.form.contactLegend')}>
            <div className="grid grid-cols-1 gap-6">
              <TextField
                {...field('email')}
                label={t('table.form.email')}
                hint={t('table.form.emailHint')}
                {...emailInput}
                required
              />
              <TextField
                {...field('mobile')}
                label={t('table.form.mobile')}
                hint={t('table.form.mobileHint')}
                {...telephoneInput}
                required
              />
            </div>
          </Fieldset>
        </>
      )}
      <Fieldset legend={t('table.form.wishesLegend')}>
        <div className="grid grid-cols-1 gap-6">
          <SelectField
            {...field('occasion')}
            label={t('table.form.occasion')}
            options={tableOccasions.map((value) => ({ value, label: t(`occasions.${value}`) }))}
          />
          <TextArea
            {...field('requests')}
            label={t('table.form.requests')}
            mark={common('optional')}
            hint={t('table.form.requestsHint')}
          />
        </div>
      </Fieldset>
      {terms.length > 0 && (
        <TermsFields
          formId={id}
          terms={terms}
          initial={initial.agreed}
          register={register}
          errorOf={(index) => errors.agreed?.[index]?.message}
        />
      )}
      <div className="flex flex-col gap-6">
        <p className="text-ink-muted text-sm">{t('table.form.use')}</p>
        {failure}
        <SubmitButton
          className="sm:self-start"
          pending={pending}
          pendingLabel={t(isChange ? 'table.form.changing' : 'table.form.confirming')}
        >
          {t(isChange ? 'table.form.change' : 'table.form.confirm')}
        </SubmitButton>
      </div>
    </form>
  );
}
