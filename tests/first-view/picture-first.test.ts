import { type DOMWindow, JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { beginningWithPictureFirst, LOADED_FILES_KEY, withPictureFirst } from '@/lib/first-view/picture-first';

const files = ['/_next/static/chunks/a1.js', '/_next/static/chunks/b-2~.js'];
const face = '@font-face{font-family:"Display";src:url(/fonts/display.woff2)}';
const page = (body: string) =>
  `<!DOCTYPE html><html lang="ko"><head><link rel="preload" href="/fonts/display.woff2" as="font" crossorigin=""/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="${files[0]}"/><style data-first-view="true">${face}p{color:red}</style>` +
  files.map((file) => `<script src="${file}" async=""></script>`).join('') +
  `<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}</body></html>`;
const picture = '<img alt="" src="/pictures/a.webp" fetchPriority="high"/>';

interface Opened {
  window: DOMWindow;
  /** Script files that the browser has been told to fetch. */
  fetched: () => string[];
  typefaces: () => string | null | undefined;
  /** What it would do after so long. */
  timers: { run: () => void; afterMs: number }[];
}

/** As a browser runs the page; pictures and scripts never arrive by themselves. */
function open(html: string, loaded?: string): Opened {
  const timers: Opened['timers'] = [];
  const { window } = new JSDOM(html, {
    runScripts: 'dangerously',
    url: 'http://localhost:3000/hotels',
    beforeParse(opening) {
      if (loaded !== undefined) opening.localStorage.setItem(LOADED_FILES_KEY, loaded);
      Object.defineProperty(opening.HTMLImageElement.prototype, 'complete', { get: () => false });
      opening.setTimeout = ((run: () => void, afterMs: number) => timers.push({ run, afterMs })) as never;
    },
  });
  const { document } = window;
  return {
    window,
    timers,
    fetched: () =>
      Array.from(document.querySelectorAll('script[src][async]'), (script) => script.getAttribute('src') ?? ''),
    typefaces: () => document.querySelector('style[data-typefaces]')?.getAttribute('media'),
  };
}

const arrive = ({ window }: Opened, event: string) =>
  window.document.querySelector('img')?.dispatchEvent(new window.Event(event));

describe('the first view of a cached page', () => {
  it.each(['load', 'error'])('fetches typefaces and scripts after the picture’s %s, once', (event) => {
    const opened = open(withPictureFirst(page(picture)));
    expect([opened.fetched(), opened.typefaces()]).toEqual([[], 'not all']);
    arrive(opened, event);
    arrive(opened, event);
    for (const { run } of opened.timers) run();
    expect([opened.fetched(), opened.typefaces()]).toEqual([files, 'all']);
  });

  it('does not wait longer than two seconds', () => {
    const opened = open(withPictureFirst(page(picture)));
    expect(opened.timers.map(({ afterMs }) => afterMs)).toEqual([2_000]);
    opened.timers[0]?.run();
    expect([opened.fetched(), opened.typefaces()]).toEqual([files, 'all']);
  });

  it('without such a picture, or in a browser that has the files, fetches them at once', () => {
    for (const opened of [
      open(withPictureFirst(page('<p>text</p>'))),
      open(withPictureFirst(page(picture)), files[0]),
    ]) {
      expect([opened.fetched(), opened.typefaces()]).toEqual([files, 'all']);
    }
    expect(open(withPictureFirst(page(picture)), '/_next/static/chunks/of-another-build.js').fetched()).toEqual([]);
  });

  it('remembers that the files are there once everything has loaded', () => {
    const opened = open(withPictureFirst(page(picture)));
    arrive(opened, 'load');
    expect(opened.window.localStorage.getItem(LOADED_FILES_KEY)).toBeNull();
    opened.window.dispatchEvent(new opened.window.Event('load'));
    expect(opened.window.localStorage.getItem(LOADED_FILES_KEY)).toBe(files[0]);
  });

  it('names the files where the hash of the policy covers them', () => {
    const { window } = open(withPictureFirst(page(picture)));
    const [last] = Array.from(window.document.querySelectorAll('script:not([src])')).slice(-1);
    for (const file of files) expect(last?.textContent).toContain(file);
    expect(last?.getAttributeNames()).toEqual([]);
  });

  it('keeps the sheet’s rules in their place, and files of old browsers', () => {
    const html = withPictureFirst(page(picture));
    expect(html).toContain('<style data-first-view="true">p{color:red}</style><style data-typefaces=');
    expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
    expect(html).not.toContain('rel="preload"');
    expect(html.split(face)).toHaveLength(2);
  });

  it.each(['<p>none</p>', page('').replace(/<style.*?<\/style>/, '')])('stays as it is in another form', (html) => {
    expect(withPictureFirst(html)).toBe(html);
  });
});

describe('the beginning of a personal page', () => {
  const nonce = 'a1b2-c3';
  const beginning = (body: string) =>
    page(body)
      .replace('</body></html>', `<script src="${files[1]}" nonce="${nonce}" async=""></script>`)
      .replace(`<script src="${files[1]}" async=""></script>`, '')
      .replace(
        ' async=""></script><script src="/_next/static/chunks/old',
        ` async="" nonce="${nonce}"></script><script src="/_next/static/chunks/old`,
      );

  it('fetches its files after the picture, by scripts that carry its nonce', () => {
    const html = beginningWithPictureFirst(beginning(picture));
    const opened = open(html);
    expect([opened.fetched(), opened.typefaces()]).toEqual([[], 'not all']);
    arrive(opened, 'load');
    expect([opened.fetched(), opened.typefaces()]).toEqual([files, 'all']);
    const own = Array.from(opened.window.document.querySelectorAll('script:not([src])'));
    expect(own).toHaveLength(2);
    for (const script of own) expect(script.getAttribute('nonce')).toBe(nonce);
  });

  it('stays as it is without such a picture', () => {
    const html = beginning('<img alt="" src="/pictures/a.webp"/>');
    expect(beginningWithPictureFirst(html)).toBe(html);
  });
});
