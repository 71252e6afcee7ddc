import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/fold';
import type { CancellationTerms } from '@/lib/hub/contract/offer';
import type { PaidPoints } from '@/lib/hub/contract/point-payment';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { pointsSentences, scheduleSentences } from './terms-sentences';

export interface ReservationTermsProps {
  stay: {
    rooms: readonly { roomTypeName: string; cancellation: CancellationTerms }[];
    totalKrw: number;
    points: PaidPoints | null;
    asOf: string;
  };
  folded?: boolean;
  className?: string;
}

export function ReservationTerms({ stay, folded = false, className }: ReservationTermsProps) {
  const { rooms, totalKrw, points } = stay;
  const t = useTranslations('common.terms');
  const terms = reservationTerms(stay);
  const words = { t, locale: useLocale() };
  const byRoom = (
    <ul className={clsx('flex flex-col gap-2 text-ink-soft text-sm', folded ? 'mt-1' : 'mb-3')}>
      {terms.rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room of a reservation is its position and nothing else
        <li key={index}>
          <span className="block text-ink-muted text-xs">
            {`${t('room', { number: index + 1 })}\u00A0· ${rooms[index]?.roomTypeName}`}
          </span>
          {scheduleSentences(room, words).join(' ')}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={clsx('tabular', className)} data-testid="cancellation-terms">
      {terms.differ && !folded && byRoom}
      <p>
        {terms.differ && <span className="block text-ink-muted text-xs">{t('whole')}</span>}
        <span>{scheduleSentences(terms, words).join(' ')}</span>
      </p>
      {points && <p className="mt-1">{pointsSentences(terms, { totalKrw, points }, words).join(' ')}</p>}
      {terms.capped && terms.differ && <p className="mt-1 text-ink-muted text-xs">{t('capped')}</p>}
      {terms.differ && folded && <Fold summary={t('byRoom')}>{byRoom}</Fold>}
    </div>
  );
}

export function TitledTerms(props: ReservationTermsProps) {
  const t = useTranslations('common.terms');
  return (
    <>
      <h3 className="mb-1 text-ink-muted text-xs">{t('title')}</h3>
      <ReservationTerms {...props} />
    </>
  );
}
