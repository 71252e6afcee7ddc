import type { ComponentProps, ReactNode } from 'react';

export interface ErrorStateProps extends Omit<ComponentProps<'main'>, 'title'> {
  eyebrow?: string;
  title: string;
  sentence: ReactNode;
  actions: ReactNode;
}

/** The main part of a page that has nothing else to show; `children` stand above. */
export function ErrorState({ eyebrow, title, sentence, actions, children, ...main }: ErrorStateProps) {
  return (
    <main id="content" {...main}>
      {children}
      <div className="page-width grid grid-cols-1 min-h-[60svh] content-center py-section">
        <div className="max-w-2xl">
          <span aria-hidden="true" className="mb-8 block h-px w-16 bg-brass" />
          {eyebrow && <p className="eyebrow tabular mb-4">{eyebrow}</p>}
          <h1 className="display text-3xl">{title}</h1>
          <div className="mt-6 max-w-lg text-ink-soft text-lg">{sentence}</div>
          <div className="mt-10 flex flex-wrap items-center gap-4">{actions}</div>
        </div>
      </div>
    </main>
  );
}
