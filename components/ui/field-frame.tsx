import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Glyph } from './glyph';

export interface FieldTexts {
  /** Always visible. */
  label: string;
  /** Small word after the label, e.g. "optional". */
  mark?: string;
  /** What helps to fill it in, under the label. */
  hint?: string;
  /** What is wrong and what to do about it, under the field. */
  error?: string;
}

/** Classes of every box that is typed into; 48 px high, 16 px text. */
export const controlClass =
  'block w-full min-h-control rounded-sm border border-edge bg-paper px-4 py-2.5 text-base text-ink placeholder:text-ink-muted ' +
  'transition-colors duration-150 hover:border-ink disabled:bg-stone-soft disabled:text-ink-muted ' +
  'aria-invalid:border-clay';

/** Ids by which a control names what describes it; undefined when nothing does. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** The error line of a field or a group; announced when it appears. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
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
  /** Id of the control inside. */
  id: string;
  children: ReactNode;
  className?: string;
}

/** Label above, hint, control, error below: the one shape of a field. */
export function FieldFrame({ id, label, mark, hint, error, children, className }: FieldFrameProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className="mb-2 block font-medium text-ink text-sm">
        {label}
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
