import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** What became of the last save, as a sentence. */
export interface SaveResult {
  kind: 'done' | 'failed';
  sentence: string;
}

interface SaveBarProps {
  result: SaveResult | null;
  label: string;
  pending: boolean;
  pendingLabel: string;
}

/** The foot of a form that stays open after a save: what became of it, and the button. */
export function SaveBar({ result, label, pending, pendingLabel }: SaveBarProps) {
  return (
    <div className="flex flex-col gap-5">
      {result && (
        <Notice live tone={result.kind === 'failed' ? 'error' : 'success'}>
          {result.sentence}
        </Notice>
      )}
      <div>
        <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
          {label}
        </Button>
      </div>
    </div>
  );
}
