import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { LookUpForm } from '@/components/booking/look-up-form';
import { type Locale, languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { stubFetch } from '../../setup/stub-fetch';

afterEach(() => vi.unstubAllGlobals());

async function lookUp(locale: Locale, answer: Response) {
  stubFetch(async () => answer);
  const { booking, common, problems } = await loadMessages(locale);
  render(
    <NextIntlClientProvider locale={locale} messages={{ booking, common, problems }}>
      <LookUpForm number="" />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  const [number, name, contact] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement, HTMLElement];
  await user.type(number, 'hn abcd 2345');
  await user.type(name, 'Sample');
  await user.type(contact, '010-0000-1234');
  await user.click(screen.getByRole('button'));
}

it.each(languages.map(({ locale }) => locale))(
  'in %s says how long to wait after too many failures',
  async (locale) => {
    const problem = {
      type: 'about:blank',
      title: 'rate_limited',
      status: 429,
      code: 'rate_limited',
      retryAfterSeconds: 421,
    };
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '421' };
    await lookUp(locale, new Response(JSON.stringify(problem), { status: 429, headers }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/8/);
  },
);
