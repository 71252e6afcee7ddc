import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { formatDay, seoulMoment } from '@/lib/my-page/format-moment';
import { formatLongDay, formatValidityDay } from '@/lib/stay/format-day';
import { formatSeoulInstant } from '@/lib/stay/format-instant';

const day = '2026-12-24';
const instant = '2026-12-24T09:00:00Z';

describe.each(languages.map(({ locale }) => locale))('a date written out in %s', (locale) => {
  it('has one form, with its weekday before or after it', () => {
    expect(formatValidityDay(day, locale)).toBe(formatDay(day, locale));
    expect(formatLongDay(day, locale)).toContain(formatDay(day, locale));
  });

  it('is joined to a time in one way', async () => {
    const t = createTranslator({ locale, messages: await loadMessages(locale) });
    const moment = seoulMoment(instant, locale);
    for (const text of [t('myPage.reservation.instant', moment), t('myPage.consents.moment', moment)]) {
      expect(text.replace(/ ?[（(].*$/, '')).toBe(formatSeoulInstant(instant, locale));
    }
  });
});
