// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, type SourceFile, sourceFiles } from '../../scripts/structure/source-files';

interface Law {
  rooms: readonly string[];
  except?: readonly string[];
  /** Does this import break the law? */
  breaks: (entry: Import, file: SourceFile) => boolean;
  because: string;
}

const into =
  (...places: string[]) =>
  ({ target }: Import) =>
    target !== null && places.some((place) => target === place || target.startsWith(`${place}/`));
const packageOf = ({ target, specifier }: Import, ...names: string[]) =>
  target === null && names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/**
 * What any feature may show: the primitives, the frame, what rooms show of a stay, what reservations share, the search
 * form (home, a hotel and the results carry it), and the button that has a visitor verified.
 */
const forAll = ['ui', 'layout', 'stay', 'reservation', 'search-form', 'identity'];

/** First folder under `components/`: `components/booking/form.tsx` → `booking`. */
const featureOf = (path: string) => /^components\/([^/]+)\//.exec(path)?.[1] ?? null;

const laws: readonly Law[] = [
  {
    rooms: ['app', 'components', 'lib', 'middleware.ts', 'next.config.mjs'],
    breaks: into('sandbox'),
    because: 'the sandbox stands in for the outside world and is chosen by address, never imported',
  },
  {
    rooms: ['app/[locale]'],
    breaks: into('lib/bff/bff-client'),
    because: 'pages load on the server; the browser asks through a component',
  },
  {
    rooms: ['app', 'components'],
    breaks: (entry) => packageOf(entry, 'next/link'),
    because: 'links are anchors of components/ui, which one island follows; a second kind would be fetched beside it',
  },
  {
    rooms: ['app/api'],
    breaks: into('components', 'lib/bff/bff-client'),
    because: 'a route handler answers data and shows nothing',
  },
  {
    rooms: ['components'],
    breaks: (entry) => into('app')(entry) || into('lib/env')(entry),
    because: 'routes use components, never the other way round, and the server environment must not reach the browser',
  },
  {
    rooms: ['components'],
    breaks: (entry) => into('lib/hub')(entry) && !into('lib/hub/contract')(entry),
    because: 'components get data as props or through the BFF; hub calls belong to pages and handlers',
  },
  {
    rooms: ['components'],
    breaks: (entry) => into('lib/session')(entry) && !into('lib/session/cookies')(entry) && !entry.typeOnly,
    because: 'only lib/session knows tokens; a component may know the type of a Viewer and the names of cookies',
  },
  {
    rooms: ['components'],
    except: ['components/layout'],
    breaks: (entry, { path }) => {
      const own = featureOf(path);
      const other = entry.target === null ? null : featureOf(`${entry.target}/`);
      return own !== 'ui' && other !== null && other !== own && !forAll.includes(other);
    },
    because:
      'a feature uses itself, the primitives, components/layout, components/stay and components/reservation; what else two features share belongs into ui or lib',
  },
  {
    rooms: ['components/ui'],
    breaks: (entry) =>
      (entry.target !== null && !into('components/ui')(entry)) ||
      (entry.target === null &&
        !packageOf(entry, 'react', 'react-dom', 'clsx', 'react-aria-components', 'react-aria', 'lucide-react')),
    because: 'primitives take props and know no word of the domain',
  },
  {
    rooms: ['lib/hub/contract'],
    breaks: (entry) => !into('lib/hub/contract')(entry) && !packageOf(entry, 'zod'),
    because: 'the contract is pure: it runs in plain Node, in the sandbox and in tests alike',
  },
  {
    rooms: ['lib/hub'],
    breaks: (entry) =>
      into('lib/session', 'components', 'app')(entry) || packageOf(entry, 'next', 'next-intl', 'react-dom'),
    because: 'hub calls know the contract and the environment: no session, no Next, nothing that is shown',
  },
  {
    rooms: ['lib/session'],
    breaks: into('components', 'app'),
    because: 'the session knows nothing of what is shown',
  },
  {
    rooms: ['lib'],
    breaks: into('components', 'app'),
    because: 'rules are used by what is shown, and know nothing of it',
  },
  {
    rooms: ['sandbox'],
    breaks: (entry) =>
      (entry.target !== null && !into('sandbox', 'lib/hub/contract')(entry)) ||
      packageOf(entry, 'next', 'next-intl', 'react', 'react-dom', 'iron-session', 'ky', 'jotai'),
    because: 'the sandbox shares the contract with the product and nothing else, or it would be no witness',
  },
  {
    rooms: ['scripts', 'bench', 'e2e'],
    breaks: into('app', 'components', 'middleware'),
    because: 'scripts and journeys use the running product, not its insides',
  },
];

/** Sentences about every import of a file that breaks a law for its room. */
function offences(law: Law, files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !law.except?.some((place) => path.startsWith(`${place}/`)))
    .flatMap((file) =>
      importsOf(file)
        .filter((entry) => law.breaks(entry, file))
        .map(({ specifier }) => `${file.path} imports ${specifier}, but ${law.because}`),
    );
}

describe('the import law', () => {
  it.each(laws.map((law) => [`${law.rooms.join(', ')}: ${law.because}`, law] as const))('%s', (_sentence, law) => {
    const files = sourceFiles(law.rooms);
    expect(files.length, `no file under ${law.rooms.join(', ')}: the law watches nothing`).toBeGreaterThan(0);
    expect(offences(law, files)).toEqual([]);
  });

  it('sees static, dynamic, side-effect and re-exported imports, and no comment', () => {
    const text = [
      "import 'server-only';",
      "import type { A } from '@/lib/session/session';",
      "import {\n  b,\n} from './b';",
      "export { c } from '../c/c';",
      "const d = await import('@/sandbox/hub/d');",
      "// import x from 'commented';",
    ].join('\n');
    expect(importsOf({ path: 'components/booking/form.tsx', text })).toEqual([
      { specifier: 'server-only', target: null, typeOnly: false },
      { specifier: '@/lib/session/session', target: 'lib/session/session', typeOnly: true },
      { specifier: './b', target: 'components/booking/b', typeOnly: false },
      { specifier: '../c/c', target: 'components/c/c', typeOnly: false },
      { specifier: '@/sandbox/hub/d', target: 'sandbox/hub/d', typeOnly: false },
    ]);
  });

  it('would catch each kind of offence', () => {
    const caught = (path: string, text: string) =>
      laws.some(
        (law) => law.rooms.some((room) => path.startsWith(`${room}/`)) && offences(law, [{ path, text }]).length > 0,
      );
    expect(caught('components/booking/a.tsx', "import { x } from '../dining/x';")).toBe(true);
    expect(caught('components/reservation/a.tsx', "import { x } from '@/components/booking/x';")).toBe(true);
    expect(caught('components/stay/a.tsx', "import { x } from '@/components/booking/x';")).toBe(true);
    expect(caught('components/booking/a.tsx', "import { callHub } from '@/lib/hub/hub-client';")).toBe(true);
    expect(caught('components/ui/a.tsx', "import { paths } from '@/lib/paths';")).toBe(true);
    expect(caught('lib/hub/contract/a.ts', "import { DateTime } from 'luxon';")).toBe(true);
    expect(caught('sandbox/hub/a.ts', "import { paths } from '../../lib/paths.ts';")).toBe(true);
    expect(caught('app/[locale]/page.tsx', "import { seed } from '@/sandbox/hub/seed/seed';")).toBe(true);
    expect(caught('components/booking/a.tsx', "import { Button } from '@/components/ui/button';")).toBe(false);
    expect(caught('components/my-page/a.tsx', "import { x } from '@/components/reservation/x';")).toBe(false);
  });
});
