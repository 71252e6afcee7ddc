import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';

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

export function SaveBar({ result, label, pending, pendingLabel }: SaveBarProps) {
  return (
    <div className="flex flex-col gap-5">
      {result && (
        <Notice live tone={result.kind === 'failed' ? 'error' : 'success'}>
          {result.sentence}
        </Notice>
      )}
      <div>
        <SubmitButton pending={pending} pendingLabel={pendingLabel}>
          {label}
        </SubmitButton>
      </div>
    </div>
  );
}
