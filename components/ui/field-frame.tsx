import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Glyph } from './glyph';

export interface FieldTexts {
  label: string;
  mark?: string;
  hint?: string;
  error?: string;
}

/** 48 px high, 16 px text: iOS zooms into smaller ones. */
export const controlClass =
  'block w-full min-h-control rounded-sm border border-edge bg-paper px-4 py-2.5 text-base text-ink placeholder:text-ink-muted ' +
  'transition-colors duration-150 hover:border-ink disabled:bg-stone-soft disabled:text-ink-muted ' +
  'aria-invalid:border-clay';

export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-clay text-sm">
          <Glyph name="error" size={16} className="mt-1" />
          {children}
        </p>
      )}
    </div>
  );
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
  className?: string;
}

export function FieldFrame({ id, label, mark, hint, error, children, className }: FieldFrameProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className="mb-2 block font-medium text-ink text-sm">
        <span>{label}</span>
        {mark && <span className="ml-1.5 font-normal text-ink-muted">{mark}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-ink-muted text-sm">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
