import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

/** Another tab was first: what was confirmed here has issued nothing. */
export function ChosenElsewhere() {
  return (
    <Notice live tone="warning">
      {useTranslations('myPage.voucherChoice')('elsewhere')}
    </Notice>
  );
}
