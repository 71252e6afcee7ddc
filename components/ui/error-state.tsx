import type { ReactNode } from 'react';

export interface ErrorStateProps {
  eyebrow?: string;
  title: string;
  sentence: ReactNode;
  actions: ReactNode;
}

export function ErrorState({ eyebrow, title, sentence, actions }: ErrorStateProps) {
  return (
    <div className="page-width grid min-h-[60svh] content-center py-section">
      <div className="max-w-2xl">
        <span aria-hidden="true" className="mb-8 block h-px w-16 bg-brass" />
        {eyebrow && <p className="eyebrow tabular mb-4">{eyebrow}</p>}
        <h1 className="display text-3xl">{title}</h1>
        <div className="mt-6 max-w-lg text-ink-soft text-lg">{sentence}</div>
        <div className="mt-10 flex flex-wrap items-center gap-4">{actions}</div>
      </div>
    </div>
  );
}
