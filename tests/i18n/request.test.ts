import { getLocale, getTranslations } from 'next-intl/server';
import { expect, test } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { inLanguage } from '../setup/root-params';

test.each(languages)('texts are those of the address: $locale', async ({ locale }) => {
  const t = await inLanguage(locale, () => getTranslations('common.state'));
  expect(t('notFoundTitle')).toBe((await loadMessages(locale)).common.state.notFoundTitle);
  expect(await inLanguage(locale, () => getLocale())).toBe(locale);
});

test('an explicit language comes first', async () => {
  const t = await inLanguage('ja', () => getTranslations({ locale: 'en', namespace: 'common.state' }));
  expect(t('notFoundTitle')).toBe((await loadMessages('en')).common.state.notFoundTitle);
});

test('an unknown language is not found', async () => {
  const digest = 'NEXT_HTTP_ERROR_FALLBACK;404';
  await expect(inLanguage('robots.txt' as never, () => getLocale())).rejects.toMatchObject({ digest });
});
