import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/languages';
import { SaveEntryButton } from './save-entry-button';

export interface SaveEntryProps {
  locale: Locale;
  kind: 'stay' | 'table';
  reservationNo: string;
  title: string;
}

export function SaveEntry(props: SaveEntryProps) {
  const t = useTranslations('myPage.timeline');
  return <SaveEntryButton {...props} texts={{ save: t('save'), saving: t('saving'), saveFailed: t('saveFailed') }} />;
}
