// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withInlineStyles } from '@/lib/csp/inline-styles';

const link = (address: string) => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
const sheet = '/_next/static/chunks/2047vemmnb4ry.css';

describe('style sheets within a kept page', () => {
  it('stand where the page would wait for them, and their link stays for React, switched off', () => {
    const page = `<head>${link(sheet)}<title>Hotel</title></head>`;
    expect(withInlineStyles(page, (address) => `/* ${address} */`)).toBe(
      `<head><style>/* ${sheet} */</style><link rel="stylesheet" href="${sheet}" data-precedence="next" disabled/><title>Hotel</title></head>`,
    );
  });

  it('are found with the query of a deployment, and each one', () => {
    const page = `${link(`${sheet}?dpl=7`)}${link('/_next/static/chunks/b.css')}`;
    const asked: string[] = [];
    const sent = withInlineStyles(page, (address) => {
      asked.push(address);
      return '';
    });
    expect(sent).toContain(`href="${sheet}?dpl=7"`);
    expect(asked).toEqual([sheet, '/_next/static/chunks/b.css']);
  });

  it('of others are left alone', () => {
    const page =
      '<link rel="stylesheet" href="https://elsewhere.example/a.css"/><link rel="icon" href="/favicon.svg"/>';
    expect(withInlineStyles(page, () => 'never')).toBe(page);
  });

  it('are put in once, however often a page passes', () => {
    const once = withInlineStyles(link(sheet), () => 'a{}');
    expect(withInlineStyles(once, () => 'a{}')).toBe(once);
  });

  it('never end their element early, and are put in to the letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const page = withInlineStyles(link(sheet), () => `${text}</style><script>x()</script>$&$1`);
        expect(page.match(/<\/style/g)).toHaveLength(1);
        expect(page).toContain('$&$1</style>');
      }),
    );
  });
});
