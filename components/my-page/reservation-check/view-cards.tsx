import { useTranslations } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { ReservationView } from '@/lib/my-page/reservation-views';

export interface ViewCardsProps {
  /** Its key in `myPage`. */
  list: 'reservations' | 'tables';
  view: ReservationView;
  nextStep: ReactNode;
  children: ReactElement[];
}

const emptyWords = {
  upcoming: { title: 'emptyUpcomingTitle', sentence: 'emptyUpcoming' },
  past: { title: 'emptyPastTitle', sentence: 'emptyPast' },
  cancelled: { title: 'emptyCancelledTitle', sentence: 'emptyCancelled' },
} as const satisfies Record<ReservationView, object>;

const columns = 'grid gap-x-8 gap-y-14 md:grid-cols-2';

export function ViewCards({ list, view, nextStep, children }: ViewCardsProps) {
  const t = useTranslations('myPage');
  if (children.length === 0) {
    const { title, sentence } = emptyWords[view];
    return <EmptyState title={t(`${list}.${title}`)} sentence={t(`${list}.${sentence}`)} actions={nextStep} />;
  }
  return (
    <ul className={columns}>
      {children.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
}
