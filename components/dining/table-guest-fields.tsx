import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { useSchemaForm } from '@/components/layout/use-schema-form';
import { TermsFields } from '@/components/reservation/terms-fields';
import { Fieldset } from '@/components/ui/fieldset';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextArea } from '@/components/ui/text-area';
import { emailInput, TextField, telephoneInput } from '@/components/ui/text-field';
import type { ShownTerm } from '@/lib/booking/guest-form';
import type { GuestProblem } from '@/lib/booking/guest-schema';
import { type TableGuestForm, tableGuestSchema, tableOccasions } from '@/lib/dining/table-guest-form';
import { tidyGuestName } from '@/lib/hub/contract/typed-text';
import { languageOf } from '@/lib/i18n/languages';

export interface TableGuestFieldsProps {
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
  const { form, field, tick, summary } = useSchemaForm({
    schema: tableGuestSchema(terms, isChange),
    initial,
    sentenceOf: (key: GuestProblem) => words(key),
    inSummary: (message, path) => {
      const [group, position] = path.split('.');
      return group === 'agreed' ? words('ofTerm', { title: terms[Number(position)]?.title ?? '', message }) : message;
    },
    onChange: onDraft,
    onValid: onComplete,
  });
  const nameField = (name: 'guestLastName' | 'guestFirstName') => (
    <TextField
      key={name}
      {...field(name, tidyGuestName)}
      label={t(name === 'guestLastName' ? 'table.form.lastName' : 'table.form.firstName')}
      autoComplete={name === 'guestLastName' ? 'family-name' : 'given-name'}
      required
    />
  );
  const names = ['guestLastName', 'guestFirstName'] as const;
  return (
    <form {...form} className="flex max-w-form flex-col gap-12">
      <FormSummary summary={summary} />
      {!isChange && (
        <>
          <Fieldset legend={t('table.form.guestLegend')}>
            <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
              {(languageOf(locale).largestFirst ? names : names.toReversed()).map(nameField)}
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
      {terms.length > 0 && <TermsFields terms={terms} tick={tick} />}
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
