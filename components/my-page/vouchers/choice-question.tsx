import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ChoiceOptionFacts } from './choice-option';

export interface ChoiceQuestionProps {
  chosen: ChoiceOptionFacts | undefined;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ChoiceQuestion({ chosen, pending, onConfirm, onClose }: ChoiceQuestionProps) {
  const t = useTranslations('myPage.voucherChoice');
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={onClose}
      title={t('question', { name: chosen?.name ?? '' })}
      closeLabel={t('close')}
      width="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button pending={pending} pendingLabel={t('pending')} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('questionSentence', { day: chosen?.lastDay ?? '' })}</p>
    </Dialog>
  );
}
