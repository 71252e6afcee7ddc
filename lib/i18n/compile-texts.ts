import compile from 'icu-minify/compile';

const compiledTexts = new Map<string, ReturnType<typeof compile>>();

/** Only texts with arguments, tags or quoted characters differ from their compiled form. */
const isPlain = (text: string) => !/[{<']/.test(text);

export function compileText(text: string): ReturnType<typeof compile> {
  if (isPlain(text)) return text;
  let compiled = compiledTexts.get(text);
  if (compiled === undefined) {
    // The compiler's objects have no prototype, and React hands only plain ones to client components.
    compiled = JSON.parse(JSON.stringify(compile(text))) as ReturnType<typeof compile>;
    compiledTexts.set(text, compiled);
  }
  return compiled;
}

/** Every text of a tree, compiled; what is compiled already stays. The type is kept: it names the keys. */
export function compileTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return compileText(texts) as Texts;
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileTexts(text)])) as Texts;
}
