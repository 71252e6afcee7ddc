'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

/** Says in place that a stay or a table has just been cancelled, and what that means; the focus goes there. */
export function CancelledNotice({ children }: { children: ReactNode }) {
  const t = useTranslations('common.cancel');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="mb-8">
      <Notice tone="success" live title={t('done')}>
        {children}
      </Notice>
    </div>
  );
}
