import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatKrw, Price } from '@/components/ui/price';
import { languages } from '@/lib/i18n/languages';

describe('Price', () => {
  it.each(languages.map(({ locale }) => locale))('shows the same won, without a fraction, in %s', (locale) => {
    const text = formatKrw(1_234_000, locale);
    expect(text).toMatch(/[₩￦]/);
    expect(text.replace(/\D/g, '')).toBe('1234000');
    expect(text).toContain('1,234,000');
  });

  it('says which price no longer holds', () => {
    render(<Price amountKrw={380_000} locale="ko" struck={{ amountKrw: 420_000, label: '정상 요금' }} />);
    const struck = screen.getByText(/420,000/);
    expect(struck.tagName).toBe('S');
    expect(struck).toHaveTextContent('정상 요금 ₩420,000');
    expect(screen.getByText('₩380,000')).toBeVisible();
  });
});
