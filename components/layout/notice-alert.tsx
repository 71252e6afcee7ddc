import { AlertDialog } from '@/components/ui/alert-dialog';

export interface NoticeAlertProps {
  message: string;
  confirmLabel: string;
  onConfirm: () => void;
}

/** One alert with one action. A default export, because that is what `lazy` takes. */
export default function NoticeAlert({ message, confirmLabel, onConfirm }: NoticeAlertProps) {
  return <AlertDialog open message={message} confirmLabel={confirmLabel} onConfirm={onConfirm} />;
}
