import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

export function LoadingPlaceholder({ children }: { children: ReactNode }) {
  const t = useTranslations('myPage');
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
