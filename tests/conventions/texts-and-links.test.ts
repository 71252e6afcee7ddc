import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles, withoutComments } from '../../scripts/structure/source-files';

const product = sourceFiles(['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts']);

describe('texts come through the documented API of next-intl', () => {
  it('no module of a library is replaced by an alias', () => {
    const [config] = sourceFiles(['next.config.mjs']);
    expect(config?.text).toContain('createNextIntlPlugin');
    expect(withoutComments(config?.text ?? '')).not.toMatch(/\b(resolveAlias|webpack)\b|\.alias\b/);
  });

  it('no code reads a raw message: compiled messages are not text', () => {
    const offenders = product
      .filter(({ text }) => /\.raw\(/.test(withoutComments(text)))
      .map(({ path }) => `${path} calls raw(); pass the value to the translator instead`);
    expect(offenders).toEqual([]);
  });

  it('only lib/i18n imports message files', () => {
    // The type of a file is no import of it: the page of refusals (lib/server/plain-page.ts) reads its file in plain Node.
    const offenders = product
      .map(({ path, text }) => ({ path, text: text.replaceAll('typeof import(', 'typeof (') }))
      .filter(({ path }) => !path.startsWith('lib/i18n/'))
      .filter((file) => importsOf(file).some(({ target }) => target?.startsWith('messages/')))
      .map(({ path }) => `${path} imports a message file; use a translator, or a provider with getMessages`);
    expect(offenders).toEqual([]);
  });
});

describe('internal links are next/link', () => {
  it('a plain anchor is in the component that states its reason, or leads out of the router', () => {
    const anchors = sourceFiles(['app', 'components'], /\.tsx$/).flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/<a(?=[\s>])(?:=>|[^>])*>/g)].map(([tag]) => ({ path, tag })),
    );
    const outside = /target="_blank"|href=(\{[`'"]|")(#|tel:|mailto:)/;
    const offenders = anchors
      .filter(({ path, tag }) => path !== 'components/ui/hard-link.tsx' && !outside.test(tag))
      .map(({ path, tag }) => `${path}: ${tag}: use PageLink, or HardLink with its reason`);
    expect(anchors.length).toBeGreaterThan(5);
    expect(offenders).toEqual([]);
  });

  it('only PageLink imports next/link, and only it may prefetch', () => {
    const importers = product.filter((file) => importsOf(file).some(({ specifier }) => specifier === 'next/link'));
    expect(importers.map(({ path }) => path)).toEqual(['components/ui/page-link.tsx']);
    const prefetchers = product.filter(({ text }) => /\.prefetch\(/.test(withoutComments(text)));
    expect(prefetchers.map(({ path }) => path)).toEqual([]);
  });
});
