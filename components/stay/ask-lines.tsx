import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { Ask } from '@/lib/hub/contract/ask';
import { askLine, stateLine } from './ask-sentences';

export interface AskLinesProps {
  asks: readonly Ask[];
  title: string;
  titleLevel?: 2 | 3;
  className?: string;
}

export function AskLines({ asks, title, titleLevel = 2, className }: AskLinesProps) {
  const t = useTranslations('common.asks');
  const locale = useLocale();
  if (asks.length === 0) return null;
  const Title = `h${titleLevel}` as const;
  return (
    <section data-testid="asks" className={clsx('max-w-reading', className)}>
      <Title className="mb-2 font-medium">{title}</Title>
      <ul className="keep-words flex flex-col gap-1 text-ink-soft text-sm">
        {asks.map((ask) => (
          <li key={ask.kind}>{askLine(ask, { t, locale })}</li>
        ))}
      </ul>
    </section>
  );
}

export function AskStates({ asks }: Pick<AskLinesProps, 'asks'>) {
  const t = useTranslations('common.asks');
  const locale = useLocale();
  return asks.map((ask) => (
    <p key={ask.kind} className="keep-words text-ink-soft text-sm">
      {stateLine(ask, { t, locale })}
    </p>
  ));
}
