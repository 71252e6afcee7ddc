import { useTranslations } from 'next-intl';
import type { PreferenceRequest } from '@/lib/booking/preference-requests';
import { languageByCode } from '@/lib/i18n/languages';

export function usePreferenceLine(locale: string): (request: PreferenceRequest) => string {
  const t = useTranslations('booking.preferences');
  const dayAndMonth = (date: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));
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
        return t(`anniversary.${request.value}`, { date: dayAndMonth(request.date) });
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
