import { Checkbox, type CheckboxProps } from './checkbox';

export interface ConsentLineProps extends CheckboxProps {
  /** Opens the whole text. */
  readLabel: string;
  text: string;
}

/** A box to tick, with the whole text that it stands for at hand. */
export function ConsentLine({ readLabel, text, ...box }: ConsentLineProps) {
  return (
    <>
      <Checkbox {...box} />
      <details className="ml-8">
        <summary className="inline-flex min-h-11 items-center text-ink-soft text-sm underline decoration-brass/50 underline-offset-4">
          {readLabel}
        </summary>
        <div className="max-w-reading whitespace-pre-line pb-4 text-ink-soft text-sm">{text}</div>
      </details>
    </>
  );
}
