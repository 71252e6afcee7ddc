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
