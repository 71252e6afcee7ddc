import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { type SchemaTick, useSchemaForm } from '@/components/layout/use-schema-form';
import { TermsFields } from '@/components/reservation/terms-fields';
import { askName, optionSentences } from '@/components/stay/ask-sentences';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { SubmitButton } from '@/components/ui/submit-button';
import { emailInput, TextField, telephoneInput } from '@/components/ui/text-field';
import { isPossible } from '@/lib/booking/ask-choice';
import type { GuestForm, ShownTerm } from '@/lib/booking/guest-form';
import { type GuestProblem, guestSchema } from '@/lib/booking/guest-schema';
import { choosePoints, type PointError, pointsForTotal } from '@/lib/booking/point-choice';
import type { AskKind, AskOption } from '@/lib/hub/contract/ask';
import { joined } from '@/lib/i18n/list-text';
import type { StayDates } from '@/lib/stay/stay';
import { usePaymentChoice, usePointErrorText } from './payment-choice';
import { PointsField, VoucherField } from './payment-fields';
import { PreferenceOffer } from './preference-offer';
import { RoomGuestFields } from './room-guest-fields';

export interface GuestDetailsFormProps {
  roomCount: number;
  stay: StayDates;
  initial: GuestForm;
  terms: readonly ShownTerm[];
  askOptions: readonly AskOption[];
  /** After every change, so that the draft survives a login or a reload. */
  onDraft: (form: GuestForm) => void;
  atPoints?: boolean;
  onVoucher: (voucherId: string | null) => void;
  onComplete: (form: GuestForm) => void;
}

export function GuestDetailsForm(props: GuestDetailsFormProps) {
  const { roomCount, stay, initial, terms, askOptions, onDraft, atPoints = false, onVoucher, onComplete } = props;
  const t = useTranslations('booking');
  const { points, totalKrw, totalWith } = usePaymentChoice();
  const [adjustedPoints, setAdjustedPoints] = useState<number | null>(null);
  const pointErrorText = usePointErrorText();
  const { form, field, tick, summary, isSubmitted, getValues, write } = useSchemaForm({
    schema: guestSchema(terms, (typed) => choosePoints(typed, points, totalKrw).error),
    initial,
    sentenceOf: (key: GuestProblem | PointError, path) =>
      path === 'points' ? pointErrorText(key as PointError) : t(`errors.${key as GuestProblem}`),
    inSummary: (message, path) => {
      const [group, position = ''] = path.split('.');
      if (group === 'rooms' && roomCount > 1) return t('errors.ofRoom', { number: Number(position) + 1, message });
      if (group === 'agreed') return t('errors.ofTerm', { title: terms[Number(position)]?.title ?? '', message });
      return message;
    },
    onChange: onDraft,
    onValid: onComplete,
  });
  const copyLead = (index: number) => {
    for (const name of ['guestLastName', 'guestFirstName'] as const)
      write(`rooms.${index}.${name}`, getValues(`rooms.0.${name}`));
  };
  const chooseVoucher = (voucherId: string | null) => {
    onVoucher(voucherId);
    const typed = getValues('points') ?? '';
    const text = pointsForTotal(typed, points, totalKrw, totalWith(voucherId));
    setAdjustedPoints(text === typed ? null : Number(text));
    if (text !== typed) write('points', text);
  };

  return (
    <form {...form} className="flex flex-col gap-12">
      <FormSummary summary={summary} />
      {Array.from({ length: roomCount }, (_, index) => (
        <RoomGuestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a room of a booking is its position and nothing else
          key={index}
          index={index}
          isOnly={roomCount === 1}
          field={field}
          // The first room is the member's.
          offer={
            index === 0 && (
              <PreferenceOffer
                stay={stay}
                requests={() => getValues('rooms.0.requests')}
                onChange={(requests) => write('rooms.0.requests', requests)}
              />
            )
          }
          onCopyLead={index === 0 ? undefined : () => copyLead(index)}
        />
      ))}
      <AskFields options={askOptions} tick={tick} />
      <Fieldset legend={t('form.contact')}>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <TextField {...field('email')} label={t('form.email')} hint={t('form.emailHint')} {...emailInput} required />
          <TextField
            {...field('mobile')}
            label={t('form.mobile')}
            hint={t('form.mobileHint')}
            {...telephoneInput}
            required
          />
        </div>
      </Fieldset>
      <VoucherField onChosen={chooseVoucher} />
      <PointsField
        field={field('points')}
        isSubmitted={isSubmitted}
        takesFocus={atPoints}
        adjusted={adjustedPoints}
        onUseMost={(points) => write('points', String(points))}
      />
      <TermsFields terms={terms} tick={tick} />
      <SubmitButton className="sm:self-start">{t('form.toReview')}</SubmitButton>
    </form>
  );
}

interface AskFieldsProps {
  options: readonly AskOption[];
  tick: (path: `asks.${AskKind}`) => SchemaTick;
}

function AskFields({ options, tick }: AskFieldsProps) {
  const t = useTranslations('common.asks');
  const locale = useLocale();
  if (options.length === 0) return null;
  const said = (option: AskOption) => joined(optionSentences(option, { t, locale }), locale);
  return (
    <Fieldset legend={t('title')} hint={t('hint')}>
      <div className="flex flex-col gap-2">
        {options.filter(isPossible).map((option) => (
          <Checkbox
            key={option.kind}
            {...tick(`asks.${option.kind}`)}
            label={askName(option, { t })}
            hint={said(option)}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-col gap-1 text-ink-muted text-sm empty:hidden">
        {options
          .filter((option) => !isPossible(option))
          .map((option) => (
            <li key={option.kind}>{t('of', { kind: askName(option, { t }), sentences: said(option) })}</li>
          ))}
      </ul>
    </Fieldset>
  );
}
