import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';

interface SaveBarProps {
  failed?: string | null;
  done?: string | false;
  label: string;
  pending: boolean;
  pendingLabel: string;
}

export function SaveBar({ failed, done, label, pending, pendingLabel }: SaveBarProps) {
  const sentence = failed || done;
  return (
    <div className="flex flex-col gap-5">
      {sentence && (
        <Notice live tone={failed ? 'error' : 'success'}>
          {sentence}
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
