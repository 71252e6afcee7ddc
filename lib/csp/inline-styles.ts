const element = /(<style data-precedence="[^"]*" data-href="(\/_next\/static\/[^"?]+\.css)[^"]*">)[\s\S]*?(<\/style>)/g;

type TextOf = (address: string) => string;

/** What would end the element early stands in no style sheet that works outside of it either. */
const guarded = (text: string) => text.replaceAll('</style', '<\\/style');

/** Text as it stands in a script of the page, between quotes. */
const inScript = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** A long text as a row of the page's data: its length in bytes stands before it, in place of an end. */
const rowOf = (text: string) => `T${Buffer.byteLength(text).toString(16)},${text}`;
const EMPTY_ROW = '""\n';

/** Between two pieces of the page's data that follow each other: a row of over 64 KB comes in several. */
const SEAM = '"])</script><script>self.__next_f.push([1,"';

/**
 * A page without its style sheets' texts, neither in their elements nor in the data for React, which finds an element
 * by its address. The framework sends them twice more with each page and each step within the document.
 */
export function withoutStyles(
  page: { html: string; data: string[] },
  textOf: TextOf,
): { html: string; data: string[] } {
  let { data } = page;
  let html = page.html.replaceAll(SEAM, '');
  const addresses = new Set(Array.from(html.matchAll(element), ([, , address = '']) => address));
  for (const address of addresses) {
    const row = rowOf(textOf(address));
    html = html.replaceAll(inScript(row), () => inScript(EMPTY_ROW));
    data = data.map((part) => part.replaceAll(row, () => EMPTY_ROW));
  }
  return { html: html.replace(element, '$1$3'), data };
}

export function withStyles(html: string, textOf: TextOf): string {
  return html.replace(element, (_, open: string, address: string, close: string) =>
    [open, guarded(textOf(address)), close].join(''),
  );
}
