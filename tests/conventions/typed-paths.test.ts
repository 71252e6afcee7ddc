import { expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../scripts/structure/source-files';

/** First segments of the product's pages (specification, section 2, and decisions, "Routes"). */
const pages = 'hotels|search|booking|dining|reservation|membershipLogin|signUp|signUpSuccess|findAccount|_app|myPage';

it('addresses of pages are written in lib/paths and nowhere else', () => {
  const literal = new RegExp(`['"\`]/(?:(?:en|jp|cn)/)?(?:${pages})(?:[/?#][^'"\`]*)?['"\`]`, 'g');
  // Patterns that read addresses which came in, the hub's own paths and the routes for revalidatePath are no links.
  const readers =
    /^lib\/(paths|csp\/page-kind|access\/access-rules|routes\/route-pattern|hub\/contract\/[\w-]+|page-cache\/changed-pages)\.ts$/;
  const offenders = sourceFiles(['app', 'components', 'lib', 'middleware.ts'], /\.tsx?$/)
    .filter(({ path }) => !readers.test(path))
    .flatMap(({ path, text }) => {
      // An import such as '@/components/…' never starts with a slash; what is left are links.
      const found = [...withoutComments(text).matchAll(literal)].map(([match]) => match);
      return found.map((match) => `${path} writes ${match}; build it with paths from lib/paths`);
    });
  expect(offenders).toEqual([]);
});
