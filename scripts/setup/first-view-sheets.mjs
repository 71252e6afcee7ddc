import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { languages } from '../../lib/i18n/languages.ts';
import { importsOf } from '../structure/source-files.ts';

const pagesFolder = 'app/[locale]';
/** What every page may show: its frame, and what stands in its place when it breaks. */
const everywhere = ['layout.tsx', 'error.tsx'].map((name) => `${pagesFolder}/${name}`);

/**
 * Pages share a style sheet by their first segment and their depth: `hotels-1` is the list, `hotels-2` a hotel. Where a
 * page takes any depth, there is only the segment.
 */
function areaOf(file) {
  const parts = file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('('))
    .map(decodeURIComponent);
  if (parts.at(-1)?.startsWith('[...')) return parts.length > 1 ? parts[0] : 'others';
  return parts.length === 0 ? 'home' : `${parts[0]}-${parts.length}`;
}

/** Layouts around a page. */
function around(root, file) {
  const folders = file.split('/').slice(0, -1);
  return folders
    .map((_, index) => [pagesFolder, ...folders.slice(0, index + 1), 'layout.tsx'].join('/'))
    .filter((path) => existsSync(join(root, path)));
}

const sourceOf = (root, target) =>
  [target, `${target}.ts`, `${target}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));

/** Files that a page loads by `import … from`; what `import()` loads belongs to later views where it says nothing else. */
function filesBehind(root, starts) {
  const files = new Map();
  const walk = (path) => {
    if (files.has(path)) return;
    const text = readFileSync(join(root, path), 'utf8');
    files.set(path, text);
    const loaded = importsOf({ path, text: text.replace(/\bimport\((?!\/\* first view \*\/)/g, 'later(') });
    for (const { target, typeOnly } of loaded) {
      const next = typeOnly || target === null ? undefined : sourceOf(root, target);
      if (next) walk(next);
    }
  };
  for (const start of starts) walk(start);
  return [...files.values()];
}

/** Whether one of the texts may name a class: it stands there as a word, as Tailwind's own search has it. */
function namedIn(texts) {
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)));
  return (name) => words.has(name) || (/["'`]/.test(name) && texts.some((text) => text.includes(name)));
}

const className = /\.((?:\\.|[^\s\\.:[\]#>+~,()&*])+)/g;
const classesOf = (selector) => Array.from(selector.matchAll(className), ([, name]) => name.replace(/\\(.)/g, '$1'));

/**
 * The rules of a style sheet that may apply where only the named classes stand, in their order. A rule without a class
 * applies everywhere.
 * @param {string} sheet
 * @param {(name: string) => boolean} isNamed
 */
export function rulesFor(sheet, isNamed) {
  const tree = postcss.parse(sheet);
  tree.walkRules((rule) => {
    // Nested ones go with what they stand in; the steps of keyframes are no selectors.
    if (rule.parent?.type === 'rule' || rule.parent?.name === 'keyframes') return;
    const kept = rule.selectors.filter((selector) => {
      const classes = classesOf(selector);
      return classes.length === 0 || classes.some(isNamed);
    });
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  dropUnusedProperties(tree);
  // Not `@layer a, b;`, which holds nothing: it gives the layers their order.
  tree.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return tree.toString();
}

/** Tailwind declares each of its own properties twice, for old browsers and for new ones. */
function dropUnusedProperties(tree) {
  const used = new Set();
  tree.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--tw-[\w-]+)/g)) used.add(name);
  });
  tree.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-') && !used.has(rule.params)) rule.remove();
  });
  tree.walkAtRules('layer', (rule) => {
    if (rule.params !== 'properties') return;
    rule.walkDecls((declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
  });
}

/** Takes the typefaces out of a style sheet. Named twice, they would be drawn anew when the whole sheet arrives. */
function takeFontFaces(tree) {
  const faces = [];
  tree.walkAtRules('font-face', (rule) => {
    faces.push(rule.remove());
  });
  return faces;
}

const familyOf = (face) => face.nodes.find(({ prop }) => prop === 'font-family')?.value.replaceAll('"', '');

/** Typefaces that a language may draw with: all but those that only the variables of another one name. */
function facesFor(language, tree, faces) {
  const own = {};
  const all = [];
  tree.walkRules(/^:root(:lang\([\w-]+\))?$/, (rule) => {
    const isOwn = rule.selector === ':root' || rule.selector.includes(`(${language})`);
    rule.walkDecls(({ prop, value }) => {
      all.push(value);
      if (isOwn) own[prop] = value;
    });
  });
  const names = (values, face) => values.some((value) => value.includes(familyOf(face)));
  return faces.filter((face) => names(Object.values(own), face) || !names(all, face));
}

/**
 * Writes one style sheet for each area of the site into the build (`lib/first-view/first-view-sheets.ts`), with the
 * rules that its pages may need before they load anything more.
 * @param {string} root of the project
 * @param {string} dist folder of the build
 * @throws where the build has no style sheet, or several
 */
export function writeFirstViewSheets(root, dist) {
  const found = globSync('static/**/*.css', { cwd: dist });
  const [name] = found;
  if (name === undefined || found.length > 1) throw new Error(`one style sheet expected, not ${found.length}`);
  const sheet = readFileSync(join(dist, name), 'utf8');
  const starts = new Map();
  for (const file of globSync('**/page.tsx', { cwd: join(root, pagesFolder) })) {
    const area = areaOf(file);
    starts.set(area, [...(starts.get(area) ?? []), `${pagesFolder}/${file}`, ...around(root, file)]);
  }
  const tree = postcss.parse(sheet);
  const faces = takeFontFaces(tree);
  const rules = tree.toString();
  const sheets = {};
  for (const [area, own] of starts) sheets[area] = rulesFor(rules, namedIn(filesBehind(root, [...everywhere, ...own])));
  for (const { locale } of languages) sheets[`fonts ${locale}`] = facesFor(locale, tree, faces).join('');
  writeFileSync(join(dist, 'static', 'first-view.json'), JSON.stringify(sheets));
  writeFileSync(join(dist, name), rules);
}
