import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { GuestTable } from '@/components/dining/guest-table';
import { type Locale, languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { sampleTable } from './sample-table';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

async function open(locale: Locale, change: Partial<typeof sampleTable>) {
  const messages = await loadMessages(locale);
  const table = { ...sampleTable, ...change };
  render(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Seoul" messages={messages}>
      <GuestTable table={table} isChanged={false} />
    </NextIntlClientProvider>,
  );
  return createTranslator({ locale, messages, namespace: 'dining.table.change.why' });
}

const { telephone } = sampleTable;

test.each(languages.map(({ locale }) => locale))(
  'a confirmed table that is too late to change is not said to be cancelled, in %s',
  async (locale) => {
    const t = await open(locale, { changeableYn: 'N', cancelNowKrw: 40_000 });
    expect(screen.getByText(t('confirmed', { telephone }))).toBeVisible();
    expect(t('confirmed', { telephone })).not.toMatch(/취소|cancel|キャンセル|取消/i);
    expect(t('cancelled', { telephone })).toMatch(/취소|cancel|キャンセル|取消/i);
  },
);

test('a table that may be changed says nothing about being late', async () => {
  const t = await open('en', {});
  expect(screen.queryByText(t('confirmed', { telephone }))).toBeNull();
});
