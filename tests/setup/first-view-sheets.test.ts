import { expect, test } from 'vitest';
import { areasOf } from '@/lib/first-view/first-view-sheet';
import { rulesFor } from '@/scripts/setup/first-view-sheets.mjs';

const named =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('a first view has the rules whose classes its files name, in their order, and those without a class', () => {
  const sheet =
    '@layer base,utilities;@layer base{a:hover,.prose p{color:red}}' +
    '@layer utilities{.flex{display:flex}.hidden{display:none}.md\\:grid-cols-\\[1fr_auto\\]{x:y}.w-1\\.5{w:1}' +
    '@media (min-width:48rem){.md\\:flex{display:flex}}@media print{.gone{x:y}}}@keyframes a{from{opacity:0}}';
  expect(rulesFor(sheet, named('flex', 'md:grid-cols-[1fr_auto]', 'w-1.5', 'md:flex'))).toBe(
    '@layer base,utilities;@layer base{a:hover{color:red}}' +
      '@layer utilities{.flex{display:flex}.md\\:grid-cols-\\[1fr_auto\\]{x:y}.w-1\\.5{w:1}' +
      '@media (min-width:48rem){.md\\:flex{display:flex}}}@keyframes a{from{opacity:0}}',
  );
});

test("a first view has a rule where one of its classes is named, and only those of Tailwind's properties it uses", () => {
  const sheet =
    '@layer properties{@supports (x:y){*{--tw-a:0;--tw-b:0}}}.group:is(.open,.shut) .x{top:var(--tw-a)}' +
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}';
  expect(rulesFor(sheet, named('open'))).toBe(
    '@layer properties{@supports (x:y){*{--tw-a:0}}}.group:is(.open,.shut) .x{top:var(--tw-a)}' +
      '@property --tw-a{syntax:"*";inherits:false}',
  );
});

test.each([
  ['/', ['home']],
  ['/en', ['home']],
  ['/ko', ['home']],
  ['/jp/hotels', ['hotels-1', 'hotels', 'others']],
  ['/zh-CN/hotels/haneul-namsan', ['hotels-2', 'hotels', 'others']],
  ['/myPage/a/b/', ['myPage-3', 'myPage', 'others']],
  ['/nowhere', ['nowhere-1', 'nowhere', 'others']],
])('the page at %s looks for its first style sheet under %j', (pathname, areas) => {
  expect(areasOf(pathname)).toEqual(areas);
});
