import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export interface PickerFooterProps {
  /** What is chosen so far, beside the button. */
  summary?: ReactNode;
  doneLabel: string;
  onDone: () => void;
}

export function PickerFooter({ summary, doneLabel, onDone }: PickerFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p aria-live="polite" className="tabular keep-words min-w-0 text-ink-soft text-sm">
        {summary}
      </p>
      <Button onClick={onDone} size="sm" className="max-sm:w-full">
        {doneLabel}
      </Button>
    </div>
  );
}
