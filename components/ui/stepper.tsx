import { useId } from 'react';
import { replayEarlyPress } from './early-press';
import { Glyph } from './glyph';

export interface StepperProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
}

const buttonClass =
  'grid size-12 place-items-center rounded-full border border-edge text-ink transition-colors duration-150 ' +
  'hover:border-ink hover:bg-paper aria-disabled:border-stone aria-disabled:text-stone-deep aria-disabled:bg-transparent';

/**
 * A number by − and +, and a spin button for the keyboard: arrows, Home, End and a digit, limited to one digit here. At
 * a limit the button keeps its focus and says so.
 */
export function Stepper({ label, hint, value, min, max, onChange, decreaseLabel, increaseLabel }: StepperProps) {
  const id = useId();
  const step = (to: number) => {
    const next = Math.min(max, Math.max(min, to));
    if (next !== value) onChange(next);
  };
  const jumps: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    Home: min,
    End: max,
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <button
          ref={replayEarlyPress}
          type="button"
          tabIndex={-1}
          aria-label={decreaseLabel}
          aria-disabled={value <= min || undefined}
          onClick={() => step(value - 1)}
          className={buttonClass}
        >
          <Glyph name="minus" size={16} />
        </button>
        <span
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          className="tabular min-w-12 rounded-sm py-2 text-center"
          onKeyDown={(event) => {
            const to = /^\d$/.test(event.key) ? Number(event.key) : jumps[event.key];
            if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            step(to);
          }}
        >
          {value}
        </span>
        <button
          ref={replayEarlyPress}
          type="button"
          tabIndex={-1}
          aria-label={increaseLabel}
          aria-disabled={value >= max || undefined}
          onClick={() => step(value + 1)}
          className={buttonClass}
        >
          <Glyph name="plus" size={16} />
        </button>
      </div>
    </div>
  );
}
