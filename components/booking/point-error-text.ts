import { useTranslations } from 'next-intl';
import type { PointError } from '@/lib/booking/point-choice';
import { usePaymentChoice } from './payment-choice';

export function usePointErrorText(): (error: PointError) => string {
  const t = useTranslations('booking.points.errors');
  const { points, most } = usePaymentChoice();
  return (error) =>
    t(error, {
      smallest: points?.rules.smallestPoints ?? 0,
      step: points?.rules.stepPoints ?? 0,
      balance: points?.balance ?? 0,
      most,
    });
}
