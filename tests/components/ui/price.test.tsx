import { describe, expect, it } from 'vitest';
import { formatKrw } from '@/components/ui/price';
import { languages } from '@/lib/i18n/languages';

describe('Price', () => {
  it.each(languages.map(({ locale }) => locale))('shows the same won, without a fraction, in %s', (locale) => {
    const text = formatKrw(1_234_000, locale);
    expect(text).toMatch(/[₩￦]/);
    expect(text.replace(/\D/g, '')).toBe('1234000');
    expect(text).toContain('1,234,000');
  });
});
