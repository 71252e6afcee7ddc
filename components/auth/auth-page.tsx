import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/ui/page-heading';

interface AuthPageProps {
  eyebrow?: string;
  title: string;
  lead: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function AuthPage({ eyebrow, title, lead, aside, children }: AuthPageProps) {
  const t = useTranslations('common.brand');
  return (
    <main
      id="content"
      className="page-width grid grid-cols-1 gap-x-16 gap-y-10 py-12 md:py-section lg:grid-cols-[1fr_28rem] lg:grid-rows-[auto_1fr]"
    >
      <PageHeading eyebrow={eyebrow ?? t('rewards')} title={title} lead={lead} size="display" className="lg:pt-6" />
      <div className="min-w-0 border-stone-deep border-t bg-paper px-6 py-8 sm:border sm:p-10 lg:row-span-2">
        {children}
      </div>
      {aside && <div className="text-ink-soft">{aside}</div>}
    </main>
  );
}
