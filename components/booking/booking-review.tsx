import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccessibleRoomFacts } from '@/components/stay/accessible-room-facts';
import { askName, optionSentences } from '@/components/stay/ask-sentences';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import { formatKrw } from '@/components/ui/price';
import type { PossibleAsk } from '@/lib/booking/ask-choice';
import type { GuestForm, ShownTerm } from '@/lib/booking/guest-form';
import type { QuotedRoom } from '@/lib/booking/offer-quote';
import { guestName } from '@/lib/hub/contract/guest-name';
import { dueAtHotelKrw } from '@/lib/hub/contract/point-payment';
import { tidyEmail, tidyTelephone, tidyText } from '@/lib/hub/contract/typed-text';
import { joined } from '@/lib/i18n/list-text';

export interface BookingReviewProps {
  form: GuestForm;
  rooms: readonly (Pick<QuotedRoom, 'accessibility'> & { included: ReactNode })[];
  terms: readonly ShownTerm[];
  asks: readonly PossibleAsk[];
  voucher: { name: string; discountKrw: number } | null;
  points: { points: number; amountKrw: number } | null;
  totalKrw: number;
  conditions: ReactNode;
  pending: boolean;
  failure: ReactNode;
  canConfirm: boolean;
  onChange: () => void;
  onConfirm: () => void;
}

export function BookingReview(props: BookingReviewProps) {
  const { form, rooms, terms, asks, voucher, points, totalKrw, conditions, pending, failure } = props;
  const { canConfirm, onChange, onConfirm } = props;
  const t = useTranslations('booking');
  const common = useTranslations('common.stay');
  const ofAsks = useTranslations('common.asks');
  const locale = useLocale();
  const dueKrw = dueAtHotelKrw(totalKrw, points);
  const agreed = terms.filter((_, index) => form.agreed[index]);
  return (
    <div className="flex flex-col gap-8">
      <DescriptionList
        items={[
          ...form.rooms.map((room, index) => {
            const { included = null, accessibility = null } = rooms[index] ?? {};
            return {
              term: form.rooms.length === 1 ? t('review.guest') : t('review.guestOf', { number: index + 1 }),
              description: (
                <>
                  <span>{guestName(room)}</span>
                  <span className="block whitespace-pre-line text-ink-soft text-sm">
                    {`${t('review.requests')}: ${tidyText(room.requests) || t('review.noRequests')}`}
                  </span>
                  {included}
                  <AccessibleRoomFacts held accessibility={accessibility} className="mt-2" />
                </>
              ),
            };
          }),
          {
            term: ofAsks('chosen'),
            description: asks.length > 0 && (
              <ul>
                {asks.map((ask) => (
                  <li key={ask.kind}>
                    {askName(ask, { t: ofAsks })}
                    <span className="keep-words block text-ink-soft text-sm">
                      {joined(optionSentences(ask, { t: ofAsks, locale }, 'answerBy'), locale)}
                    </span>
                  </li>
                ))}
              </ul>
            ),
          },
          { term: t('form.email'), description: <span className="break-all">{tidyEmail(form.email)}</span> },
          { term: t('form.mobile'), description: tidyTelephone(form.mobile) },
          {
            term: t('voucher.legend'),
            description:
              voucher && `${voucher.name} ${t('voucher.saving', { amount: formatKrw(voucher.discountKrw, locale) })}`,
          },
          {
            term: t('points.legend'),
            description:
              points && t('points.saving', { points: points.points, amount: formatKrw(points.amountKrw, locale) }),
          },
          { term: common('dueAtHotel'), description: points && formatKrw(dueKrw, locale) },
          {
            term: t('review.agreed'),
            description: (
              <ul>
                {agreed.map(({ termId, title }) => (
                  <li key={termId}>{title}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {failure}
      <div data-testid="review-conditions" className="max-w-reading text-ink-soft text-sm">
        {conditions}
      </div>
      <div className="-mt-3 flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        {canConfirm && (
          <Button onClick={onConfirm} pending={pending} pendingLabel={t('review.pending')}>
            <span className="tabular">
              {points && dueKrw === 0
                ? t('review.confirmPoints', { points: points.points })
                : t('review.confirm', { total: formatKrw(dueKrw, locale) })}
            </span>
          </Button>
        )}
        <Button variant="secondary" onClick={onChange}>
          {t('review.change')}
        </Button>
      </div>
    </div>
  );
}
