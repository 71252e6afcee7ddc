'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';

/** Says in place that it has just been cancelled, and for how much in won; the focus goes there. */
export function CancelledNotice({ feeKrw }: { feeKrw: number }) {
  const t = useTranslations('common.cancel');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="mb-8">
      <Notice tone="success" live title={t('done')}>
        {feeKrw === 0 ? t('doneFree') : t('doneFee', { fee: formatKrw(feeKrw, locale) })}
      </Notice>
    </div>
  );
}
