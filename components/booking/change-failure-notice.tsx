import { useLocale, useTranslations } from 'next-intl';
import { FrozenNotice } from '@/components/reservation/frozen-notice';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import type { UnguardedFailure } from '@/lib/booking/change-failure';

export function ChangeFailureNotice({ failure, expiredHref }: { failure: UnguardedFailure; expiredHref: string }) {
  const t = useTranslations('booking.change');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  if (failure.kind === 'frozen') return <FrozenNotice live telephone={failure.telephone} />;
  const isOver = failure.kind === 'expired' || failure.kind === 'session';
  const sentence = (): string => {
    if (failure.kind === 'feeDue') return t('failure.feeDue', { fee: formatKrw(failure.feeKrw, locale) });
    if (failure.kind === 'invalidStay' && failure.obstacle?.reason === 'minimumStay') {
      return t('failure.minimumStay', { nights: common('nights', { count: failure.obstacle.nights }) });
    }
    if (failure.kind === 'nothingChanged') return t('obstacle.nothingChanged');
    return t(`failure.${failure.kind}`);
  };
  return (
    <Notice live tone="error" actions={isOver && <ButtonLink href={expiredHref}>{t('again')}</ButtonLink>}>
      {sentence()}
    </Notice>
  );
}
