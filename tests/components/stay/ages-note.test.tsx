import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { AgesNote } from '@/components/stay/ages-note';
import { languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';

const href = '/search/sample-house?room=2-1';

test.each(languages.map(({ locale }) => locale))(
  'where ages are chosen on another page, the note leads there and names the field, in %s',
  async (locale) => {
    const { search } = await loadMessages(locale);
    render(
      <NextIntlClientProvider locale={locale} messages={{ search }}>
        <AgesNote rooms={[{ adults: 2, minor: 1 }]} href={href} />
      </NextIntlClientProvider>,
    );
    const link = screen.getByRole('link', { name: new RegExp(search.form.guests) });
    expect(link).toHaveAttribute('href', href);
  },
);

test('where all ages are said there is no note', () => {
  const { container } = render(<AgesNote rooms={[{ adults: 2, minor: 1, minorAges: [5] }]} href={href} />);
  expect(container).toBeEmptyDOMElement();
});
