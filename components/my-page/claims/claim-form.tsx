'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { TextLink } from '@/components/ui/link';
import { RadioGroup } from '@/components/ui/radio-group';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { SeoulDay } from '@/lib/dates/day';
import { formatLongDay, formatShortDay } from '@/lib/dates/format';
import { CLAIM_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import type { ClaimableStays } from '@/lib/hub/contract/claim';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import {
  addedPointsOf,
  type ClaimProblem,
  claimDraft,
  claimOf,
  claimReasons,
  claimRefusal,
  claimSchema,
  earlierClaimNo,
  pointsAddedFor,
  readPastDay,
  sendClaim,
  TYPED_STAY,
} from '@/lib/my-page/claim-form';
import { paths } from '@/lib/routes/paths';
import { DoneNotice } from '../shell/done-notice';
import { RequestForm } from '../shell/request-form';
import { useDraftForm } from '../shell/use-draft-form';

export interface ClaimFormViewProps extends StayChoices {
  owner: string;
  chosen: string;
}

export function ClaimFormView({ owner, chosen, ...choices }: ClaimFormViewProps) {
  const t = useTranslations('centre.claim');
  const locale = useLocale();
  const rules = { ...choices, locale };
  const sentenceOfRefusal = useProblemSentence({ changes: true });
  const claim = useDraftForm({
    // A draft for each stay that the member came from.
    draft: { form: chosen === '' ? 'claim' : `claim:${chosen}`, owner },
    initial: claimOf(choices.stays, chosen),
    draftSchema: claimDraft,
    schema: claimSchema(rules, languageOf(locale).code),
    sentenceOf: (problem: ClaimProblem, _field, typed) =>
      t(`problems.${problem}`, { points: pointsAddedFor(typed, choices) }),
    send: sendClaim,
    refusalOf: (problem, typed) => {
      const [field, key] = claimRefusal(problem.hubCode, typed.stay === TYPED_STAY) ?? [];
      if (field === undefined || key === undefined) return { sentence: sentenceOfRefusal(problem) };
      const points = addedPointsOf(problem) ?? pointsAddedFor(typed, choices);
      const sentence = t(`problems.${key}`, { points });
      return { field, sentence, ...(field === 'files' && { values: { files: [] } }) };
    },
    refresh: useRouter().refresh,
  });
  const { field, radios, fieldId, typedIn, refused, result } = claim;
  const detailOf = (claimNo: string) => localizedPath(locale, paths.myPagePoint.pointsAdjustmentDetail(claimNo));

  if (result !== null) {
    return (
      <DoneNotice
        title={t('done.title')}
        sentence={t('done.sentence', { number: result.claimNo, days: choices.decisionDays })}
        href={detailOf(result.claimNo)}
        label={t('done.see')}
      />
    );
  }
  const earlier = earlierClaimNo(refused);
  const note = earlier !== null && (
    <p>
      <TextLink href={detailOf(earlier)}>{t('earlier')}</TextLink>
    </p>
  );
  return (
    <RequestForm texts="centre.claim" request={claim} note={note}>
      <StayFields field={field} typedIn={typedIn} choices={choices} />
      <div id={fieldId('reason')} tabIndex={-1}>
        <RadioGroup
          {...radios('reason')}
          legend={t('reason')}
          options={claimReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
      </div>
      <TextField
        {...field('points')}
        label={t('points')}
        mark={t('optional')}
        hint={t('pointsHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextArea
        {...field('text')}
        label={t('text')}
        mark={t('optional')}
        hint={t('textHint', { count: CLAIM_TEXT_MAX })}
      />
    </RequestForm>
  );
}

interface StayChoices extends ClaimableStays {
  today: SeoulDay;
}

type StayField = 'stay' | 'hotelId' | 'checkIn' | 'checkOut';

interface StayFieldsProps {
  field: (name: StayField) => SchemaField;
  typedIn: (name: StayField) => string;
  choices: StayChoices;
}

function StayFields({ field, typedIn, choices }: StayFieldsProps) {
  const t = useTranslations('centre.claim');
  const locale = useLocale();
  const rules = { ...choices, locale };
  const checkIn = readPastDay(typedIn('checkIn'), rules);
  const checkOut = readPastDay(typedIn('checkOut'), rules, checkIn);
  const day = (name: 'checkIn' | 'checkOut', read: SeoulDay | null) => (
    <TextField
      {...field(name)}
      label={t(name)}
      hint={read === null ? t('dayHint') : t('dayRead', { day: formatLongDay(read, locale) })}
      autoComplete="off"
    />
  );
  return (
    <>
      <SelectField
        {...field('stay')}
        label={t('stay')}
        hint={t('stayHint', { day: formatLongDay(choices.checkOutFrom, locale) })}
        emptyLabel={t('choose')}
        options={[
          ...choices.stays.map((stay) => ({
            value: stay.reservationNo,
            label: t(stay.claimNo === null ? 'stayOption' : 'stayClaimed', {
              hotel: stay.hotelName,
              checkIn: formatShortDay(stay.checkInDate, locale),
              checkOut: formatShortDay(stay.checkOutDate, locale),
              points: stay.earnedPoints,
            }),
          })),
          { value: TYPED_STAY, label: t('anotherStay') },
        ]}
      />
      {typedIn('stay') === TYPED_STAY && (
        <>
          <SelectField
            {...field('hotelId')}
            label={t('hotel')}
            emptyLabel={t('choose')}
            options={choices.hotels.map(({ hotelId, hotelName }) => ({ value: hotelId, label: hotelName }))}
          />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            {day('checkIn', checkIn)}
            {day('checkOut', checkOut)}
          </div>
        </>
      )}
    </>
  );
}
