import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

/** Another tab was first: this confirmation has issued nothing. */
export function ChosenElsewhere() {
  return (
    <Notice live tone="warning">
      {useTranslations('myPage.voucherChoice')('elsewhere')}
    </Notice>
  );
}
