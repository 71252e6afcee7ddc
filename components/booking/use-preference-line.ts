import { useTranslations } from 'next-intl';
import type { PreferenceRequest } from '@/lib/booking/preference-requests';
import { formatMonthDay } from '@/lib/dates/format';
import { languageByCode } from '@/lib/i18n/languages';

export function usePreferenceLine(locale: string): (request: PreferenceRequest) => string {
  const t = useTranslations('booking.preferences');
  return (request) => {
    switch (request.kind) {
      case 'quiet':
        return t('quiet');
      case 'allergies':
        // One line, however it was typed.
        return t('allergies', { text: request.text.replace(/\s+/g, ' ') });
      case 'language':
        return t('language', { language: languageByCode(request.code)?.label ?? request.code });
      case 'anniversary':
        return t(`anniversary.${request.value}`, { date: formatMonthDay(request.date, locale) });
      default:
        return t(`${request.kind}.${request.value}` as PlainLine);
    }
  };
}

type PlainLine = {
  [Kind in
    | 'bed'
    | 'floor'
    | 'view'
    | 'pillow'
    | 'diet']: `${Kind}.${Extract<PreferenceRequest, { kind: Kind }>['value']}`;
}[PreferenceRequest['kind'] & ('bed' | 'floor' | 'view' | 'pillow' | 'diet')];
