import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LanguageList } from '@/components/layout/language-links';
import { languages } from '@/lib/i18n/languages';
import { openAddress, WithAddress } from './with-address';

describe('the languages', () => {
  it.each(languages.map((language) => [language.label, language] as const))(
    '%s is a plain link that works without script, in its own name',
    (label, { queryValues, locale }) => {
      render(<LanguageList locale="ko" />);
      const link = screen.getByRole('link', { name: label });
      expect(link).toHaveAttribute('href', `?lang=${queryValues[0]}`);
      expect(link).toHaveAttribute('lang', locale);
    },
  );

  it('marks the one that is on', () => {
    render(<LanguageList locale="ja" />);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('日本語');
  });

  it('repeats a query of usual length, and a longer one only where the link is pressed', async () => {
    const openWith = (length: number) => {
      openAddress(`/en/search?checkIn=${'1'.repeat(length)}`);
      const { unmount } = render(<LanguageList locale="en" />, { wrapper: WithAddress });
      return { link: screen.getByRole('link', { name: '한국어' }), unmount };
    };
    const usual = openWith(300);
    expect(usual.link).toHaveAttribute('href', `?checkIn=${'1'.repeat(300)}&lang=ko`);
    usual.unmount();
    const { link } = openWith(3_000);
    expect(link).toHaveAttribute('href', '?lang=ko');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(link).toHaveAttribute('href', `/en/search?checkIn=${'1'.repeat(3_000)}&lang=ko`);
  });

  it.each([
    ['中文', 'cn', 'ch'],
    ['日本語', 'jp', 'jp'],
    ['한국어', 'ko', 'ko'],
  ])('%s keeps the place and stores the choice', async (label, queryValue, code) => {
    openAddress('/en/search?checkInDate=2026-12-01&rooms=2-0&notice=loginRequired#results');
    render(<LanguageList locale="en" />);
    const link = screen.getByRole('link', { name: label });
    // jsdom cannot navigate; what counts is where the link points when it is pressed.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(link).toHaveAttribute('href', `/en/search?checkInDate=2026-12-01&rooms=2-0&lang=${queryValue}#results`);
    expect(window.localStorage.getItem('localStorageLanguage')).toBe(code);
    expect(document.cookie).toContain(`localStorageLanguage=${code}`);
  });
});
