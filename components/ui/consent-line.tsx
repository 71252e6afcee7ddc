import { Checkbox, type CheckboxProps } from './checkbox';

export interface ConsentLineProps extends CheckboxProps {
  readLabel: string;
  text: string;
}

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
