import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form';
import { TermsFields } from '@/components/reservation/terms-fields';
import { Fieldset } from '@/components/ui/fieldset';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { SubmitButton } from '@/components/ui/submit-button';
import { emailInput, TextField, telephoneInput } from '@/components/ui/text-field';
import {
  checkGuestForm,
  fieldIdOf,
  type GuestFieldPath,
  type GuestForm,
  type ShownTerm,
} from '@/lib/booking/guest-form';
import { choosePoints } from '@/lib/booking/point-choice';
import type { StayDays } from '@/lib/booking/preference-requests';
import { usePaymentChoice, usePointErrorText } from './payment-choice';
import { PointsField } from './points-field';
import { PreferenceOffer } from './preference-offer';
import { RoomGuestFields } from './room-guest-fields';
import { VoucherField } from './voucher-field';

export interface GuestDetailsFormProps {
  roomCount: number;
  stay: StayDays;
  initial: GuestForm;
  terms: readonly ShownTerm[];
  /** After every change, so that the draft survives a login or a reload. */
  onDraft: (form: GuestForm) => void;
  /** Focus the points, which have to be chosen again. */
  atPoints?: boolean;
  onVoucher: (voucherId: string | null) => void;
  onComplete: (form: GuestForm) => void;
}

export function GuestDetailsForm(props: GuestDetailsFormProps) {
  const { roomCount, stay, initial, terms, onDraft, atPoints = false, onVoucher, onComplete } = props;
  const t = useTranslations('booking');
  const common = useTranslations('common.form');
  const id = useId();
  const { points, totalKrw } = usePaymentChoice();
  const pointErrorText = usePointErrorText();
  /** In the order of the fields. */
  const problemsOf = (values: GuestForm): { path: GuestFieldPath; type: string; message: string }[] => {
    const found = checkGuestForm(values, terms).map(({ path, key }) => ({
      path,
      type: key,
      message: t(`errors.${key}`),
    }));
    const { error: pointError } = choosePoints(values.points ?? '', points, totalKrw);
    if (pointError === null) return found;
    const ofTerms = found.filter(({ path }) => path.startsWith('agreed.'));
    const ofGuests = found.filter((problem) => !ofTerms.includes(problem));
    return [...ofGuests, { path: 'points', type: pointError, message: pointErrorText(pointError) }, ...ofTerms];
  };
  const resolver: Resolver<GuestForm> = (values) => {
    const errors: FieldErrors<GuestForm> = {};
    for (const { path, type, message } of problemsOf(values)) set(errors, path, { type, message });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  // Without default values the fields keep what was typed before hydration.
  const { register, handleSubmit, getValues, setValue, formState } = useForm<GuestForm>({
    resolver,
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitted } = formState;

  const summaryMessage = (path: GuestFieldPath, message: string): string => {
    const [group, position = ''] = path.split('.');
    if (group === 'rooms' && roomCount > 1) return t('errors.ofRoom', { number: Number(position) + 1, message });
    if (group === 'agreed') return t('errors.ofTerm', { title: terms[Number(position)]?.title ?? '', message });
    return message;
  };
  const copyLead = (index: number) => {
    for (const name of ['guestLastName', 'guestFirstName'] as const) {
      setValue(`rooms.${index}.${name}`, getValues(`rooms.0.${name}`), { shouldValidate: isSubmitted });
    }
    onDraft(getValues());
  };
  // react-hook-form does not keep the order of the fields.
  const summary = isSubmitted && Object.keys(errors).length > 0 ? problemsOf(getValues()) : [];

  return (
    <form
      method="post"
      noValidate
      // Stores what was typed before hydration.
      onSubmit={handleSubmit(onComplete, () => onDraft(getValues()))}
      onChange={() => onDraft(getValues())}
      className="flex flex-col gap-12"
    >
      <FormErrorSummary
        key={submitCount}
        title={common('errorSummary')}
        errors={summary.map(({ path, message }) => ({
          fieldId: fieldIdOf(id, path),
          message: summaryMessage(path, message),
        }))}
      />
      {Array.from({ length: roomCount }, (_, index) => (
        <RoomGuestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a room of a booking is its position and nothing else
          key={index}
          formId={id}
          index={index}
          isOnly={roomCount === 1}
          initial={initial.rooms[index]}
          register={register}
          errors={errors.rooms?.[index]}
          // The first room is the member's.
          offer={
            index === 0 && (
              <PreferenceOffer
                stay={stay}
                requests={() => getValues('rooms.0.requests')}
                onChange={(requests) => {
                  setValue('rooms.0.requests', requests, { shouldValidate: isSubmitted });
                  onDraft(getValues());
                }}
              />
            )
          }
          onCopyLead={index === 0 ? undefined : () => copyLead(index)}
        />
      ))}
      <Fieldset legend={t('form.contact')}>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <TextField
            {...register('email')}
            id={fieldIdOf(id, 'email')}
            label={t('form.email')}
            hint={t('form.emailHint')}
            error={errors.email?.message}
            defaultValue={initial.email}
            {...emailInput}
            required
          />
          <TextField
            {...register('mobile')}
            id={fieldIdOf(id, 'mobile')}
            label={t('form.mobile')}
            hint={t('form.mobileHint')}
            error={errors.mobile?.message}
            defaultValue={initial.mobile}
            {...telephoneInput}
            required
          />
        </div>
      </Fieldset>
      <VoucherField onChosen={onVoucher} />
      <PointsField
        id={fieldIdOf(id, 'points')}
        initial={initial.points ?? ''}
        field={register('points')}
        isSubmitted={isSubmitted}
        takesFocus={atPoints}
        onUseMost={(points) => {
          setValue('points', String(points), { shouldValidate: isSubmitted });
          onDraft(getValues());
        }}
      />
      <TermsFields
        formId={id}
        terms={terms}
        initial={initial.agreed}
        register={register}
        errorOf={(index) => errors.agreed?.[index]?.message}
      />
      <SubmitButton className="sm:self-start">{t('form.toReview')}</SubmitButton>
    </form>
  );
}
