import type { ReactNode } from 'react';

export interface ErrorStateProps {
  eyebrow?: string;
  title: string;
  sentence: ReactNode;
  actions: ReactNode;
  /** A whole page has 1, a part of a page 2. */
  level?: 1 | 2;
}

export function ErrorState({ eyebrow, title, sentence, actions, level = 1 }: ErrorStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="page-width grid min-h-[60svh] content-center py-section">
      <div className="max-w-2xl">
        <span aria-hidden="true" className="mb-8 block h-px w-16 bg-brass" />
        {eyebrow && <p className="eyebrow tabular mb-4">{eyebrow}</p>}
        <Title className={level === 1 ? 'display text-3xl' : 'display text-2xl'}>{title}</Title>
        <div className="mt-6 max-w-lg text-ink-soft text-lg">{sentence}</div>
        <div className="mt-10 flex flex-wrap items-center gap-4">{actions}</div>
      </div>
    </div>
  );
}
