// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutStyles, withStyles } from '@/lib/csp/inline-styles';

const address = '/_next/static/chunks/2047vemmnb4ry.css';
const element = (text: string, href = address) => `<style data-precedence="next" data-href="${href}">${text}</style>`;
const row = (text: string) => `7:T${Buffer.byteLength(text).toString(16)},${text}8:["$","main",null,{}]\n`;
/** As the framework writes data into a page. */
const script = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}])</script>`;
/** What the page's data says, as the browser would read it. */
const dataOf = (html: string) => JSON.parse(/push\(\[1,(.*)\]\)<\/script>/s.exec(html)?.[1] ?? '""') as string;

describe('style sheets of a kept page', () => {
  const css = 'a>b{content:"한&<"}\na:hover{color:red}';
  const page = `<head>${element(css)}</head>${script(row(css))}`;

  it('are kept nowhere, neither in the head nor in the data of the page', () => {
    const light = withoutStyles({ html: page, data: [row(css), 'others'] }, () => css);
    expect(light.html).toBe(`<head>${element('')}</head>${script('7:""\n8:["$","main",null,{}]\n')}`);
    expect(light.data).toEqual(['7:""\n8:["$","main",null,{}]\n', 'others']);
  });

  it('are kept nowhere in data that comes in several pieces either, as over 64 KB', () => {
    const data = row(css);
    const pieces = [data.slice(0, 4), data.slice(4, 12), data.slice(12)].map(script).join('');
    const light = withoutStyles({ html: `<head>${element(css)}</head>${pieces}`, data: [] }, () => css);
    expect(light.html).toBe(`<head>${element('')}</head>${script('7:""\n8:["$","main",null,{}]\n')}`);
  });

  it('go out in the head, once', () => {
    const sent = withStyles(withoutStyles({ html: page, data: [] }, () => css).html, () => css);
    expect(sent).toContain(`<head>${element(css)}</head>`);
    expect(dataOf(sent)).toBe('7:""\n8:["$","main",null,{}]\n');
  });

  it('are found with the query of a deployment, and each one', () => {
    const two = `${element('x', `${address}?dpl=7`)}${element('y', '/_next/static/chunks/b.css')}`;
    expect(withStyles(two, (asked) => asked)).toBe(
      `${element(address, `${address}?dpl=7`)}${element('/_next/static/chunks/b.css', '/_next/static/chunks/b.css')}`,
    );
  });

  it('of others are left alone', () => {
    const other = '<style>p{}</style><style data-precedence="high" data-href="own">p{}</style>';
    expect(withStyles(withoutStyles({ html: other, data: [] }, () => 'never').html, () => 'never')).toBe(other);
  });

  it('never end their element early, and come back to the letter, whatever they hold', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\u2028', 'a\u2029b'));
    fc.assert(
      fc.property(texts, (text) => {
        const sheet = `${text}$&$1`;
        const html = `<head>${element(sheet.replaceAll('</style', '<\\/style'))}</head>${script(row(sheet))}`;
        const light = withoutStyles({ html, data: [row(sheet)] }, () => sheet);
        expect(light.data).toEqual(['7:""\n8:["$","main",null,{}]\n']);
        expect(dataOf(light.html)).toBe(light.data[0]);
        const sent = withStyles(light.html, () => `${sheet}</style><script>x()</script>`);
        expect(sent.match(/<\/style/g)).toHaveLength(1);
        expect(sent).toContain(sheet.replaceAll('</style', '<\\/style'));
      }),
    );
  });
});
