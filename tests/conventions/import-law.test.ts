// Long, because the law is one table of rooms, and the reader of imports is tested beside it.
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, type SourceFile, sourceFiles } from '../../scripts/structure/source-files';

/**
 * What a room may import, ; the one place where that is stated (decision 0065).
 * `may` and `packages` list everything beside the room's own files; where they are absent, all is allowed that `never`
 * does not name. A longer place beats a shorter one: `never: ['lib/hub'], may: ['lib/hub/contract']`.
 */
interface Law {
  rooms: readonly string[];
  may?: readonly string[];
  never?: readonly string[];
  /** Only by `import type`. */
  types?: readonly string[];
  packages?: readonly string[];
  neverPackages?: readonly string[];
  because: string;
}

/** What any feature may show beside itself. */
const shown = ['ui', 'layout', 'stay', 'reservation', 'identity'].map((room) => `components/${room}`);
/** What components may take of lib, whichever feature they belong to. */
const forComponents = [
  'lib/dates',
  'lib/hub/contract',
  'lib/member',
  'lib/stay',
  'lib/i18n',
  'lib/routes',
  'lib/bff',
  'lib/browser-storage',
  'lib/channel',
  'lib/native-bridge',
  'lib/navigation',
  'lib/analytics',
  'lib/structured-data',
  'lib/session/cookies',
  'lib/request/load',
  'lib/request/page-answer',
];
/** Features, what of lib is theirs, and what of another feature they show. */
const features: Record<string, readonly string[]> = {
  auth: ['lib/account'],
  booking: ['lib/booking'],
  dining: ['lib/dining', 'lib/booking'],
  feedback: ['lib/feedback'],
  help: ['lib/help'],
  hotel: ['components/search-form'],
  identity: ['lib/identity'],
  'my-page': ['lib/my-page', 'lib/account', 'lib/booking', 'lib/dining', 'lib/help', 'lib/request'],
  native: [],
  programme: [],
  reservation: ['lib/booking'],
  results: ['components/search-form', 'lib/request'],
  'search-form': [],
};

const laws: readonly Law[] = [
  {
    rooms: ['app', 'components', 'lib', 'middleware.ts', 'next.config.mjs'],
    never: ['sandbox'],
    because: 'the sandbox stands in for the outside world and is chosen by address, never imported',
  },
  {
    rooms: ['app/[locale]'],
    never: ['lib/bff/bff-client', 'lib/bff/bff-request'],
    because: 'pages load on the server; the browser asks through a component',
  },
  {
    rooms: ['app/api'],
    never: ['components', 'lib/bff/bff-client', 'lib/bff/bff-request'],
    because: 'a route handler answers data and shows nothing',
  },
  {
    rooms: ['components'],
    never: [
      'app',
      'lib/env',
      'lib/hub',
      'lib/session',
      'lib/server',
      'lib/redis',
      'lib/observability',
      'lib/bff/bff-request',
    ],
    may: ['lib/hub/contract', 'lib/session/cookies'],
    types: ['lib/session'],
    because:
      'components get data as props or through the BFF: no hub call, no token, no environment; of a session they know the viewer and the names of cookies',
  },
  ...Object.entries(features).map(([feature, own]) => ({
    rooms: [`components/${feature}`],
    may: [...shown, ...forComponents, ...own],
    types: ['lib/session'],
    because:
      'a feature uses itself, the primitives, the frame, what several rooms show, and the lib of its own; what else two features share belongs into ui, stay or lib',
  })),
  {
    rooms: ['components/layout'],
    may: ['components/ui', 'components/native', ...forComponents, 'lib/chat', 'lib/request', 'lib/vitals'],
    types: ['lib/csp', 'lib/session'],
    because: 'the frame stands around every feature and knows none',
  },
  {
    rooms: ['components/stay'],
    may: [
      'components/ui',
      'lib/dates',
      'lib/stay',
      'lib/i18n',
      'lib/routes',
      'lib/hub/contract',
      'lib/bff',
      'lib/analytics',
      'lib/navigation',
    ],
    because: 'what several features show of a stay knows none of them',
  },
  {
    rooms: ['components/ui'],
    may: ['lib/i18n/per-locale'],
    packages: ['react', 'react-dom', 'clsx', 'next/link', 'next/navigation', 'react-aria-components', 'react-aria'],
    because: 'primitives take props and know no word of the domain',
  },
  {
    rooms: ['lib/hub/contract'],
    may: [],
    packages: ['zod'],
    because: 'the contract is pure: it runs in plain Node, in the sandbox and in tests alike',
  },
  {
    rooms: ['lib/dates'],
    may: [],
    packages: ['luxon'],
    because: 'days and moments lie below everything that shows or compares them',
  },
  {
    rooms: ['lib/hub'],
    may: ['lib/env', 'lib/i18n', 'lib/observability', 'lib/request', 'lib/process-wide'],
    neverPackages: ['next', 'next-intl', 'react-dom'],
    because: 'hub calls know the contract and the environment: no session, no Next, nothing that is shown',
  },
  {
    rooms: ['lib/session'],
    may: ['lib/hub', 'lib/env', 'lib/redis', 'lib/observability', 'lib/request', 'lib/process-wide'],
    because: 'the session knows the hub that issues its tokens, and no part of what is shown or answered',
  },
  {
    rooms: ['lib/observability'],
    may: ['lib/env', 'lib/request', 'lib/process-wide'],
    because: 'what is reported on imports the report, never the other way round',
  },
  {
    rooms: ['lib/request'],
    may: ['lib/process-wide'],
    because: 'what is known of the request being served lies below everything that serves it',
  },
  {
    rooms: ['lib/browser-storage'],
    may: ['lib/hub/contract'],
    because: 'what is stored in a browser lies below everything that reads it',
  },
  {
    rooms: ['lib'],
    never: ['components', 'app'],
    because: 'rules are used by what is shown, and know nothing about it',
  },
  {
    rooms: ['sandbox'],
    may: ['lib/hub/contract'],
    neverPackages: ['next', 'next-intl', 'react', 'react-dom', 'iron-session', 'ky', 'jotai'],
    because: 'the sandbox shares the contract with the product and nothing else, or it would be no witness',
  },
  {
    rooms: ['scripts', 'bench', 'e2e'],
    never: ['app', 'components', 'middleware'],
    because: 'scripts and journeys use the running product, not its insides',
  },
];

const isIn = (target: string, place: string) => target === place || target.startsWith(`${place}/`);
const depthIn = (target: string, places: readonly string[] = []) =>
  Math.max(0, ...places.filter((place) => isIn(target, place)).map((place) => place.length));

function isAllowed({ specifier, target, typeOnly }: Import, law: Law): boolean {
  if (target === null) {
    const named = (packages: readonly string[] = []) => packages.some((name) => isIn(specifier, name));
    return !named(law.neverPackages) && (law.packages === undefined || named(law.packages));
  }
  if (law.rooms.some((room) => isIn(target, room))) return true;
  if (typeOnly && depthIn(target, law.types) > 0) return true;
  const may = depthIn(target, law.may);
  return law.never === undefined ? law.may === undefined || may > 0 : may >= depthIn(target, law.never);
}

/** Sentences about every import of a file that breaks a law for its room. */
function offences(law: Law, files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((entry) => !isAllowed(entry, law))
      .map(({ specifier }) => `${file.path} imports ${specifier}, but ${law.because}`),
  );
}

describe('the import law', () => {
  it.each(laws.map((law) => [`${law.rooms.join(', ')}: ${law.because}`, law] as const))('%s', (_sentence, law) => {
    const files = sourceFiles(law.rooms);
    expect(files.length, `no file under ${law.rooms.join(', ')}: the law watches nothing`).toBeGreaterThan(0);
    expect(offences(law, files)).toEqual([]);
  });

  it('has a row for every room of components', () => {
    const rooms = sourceFiles(['components']).map(({ path }) => path.split('/').slice(0, 2).join('/'));
    const stated = new Set(laws.flatMap((law) => law.rooms));
    expect([...new Set(rooms)].filter((room) => !stated.has(room))).toEqual([]);
  });

  it('lib/hub uses only `cache` of React: one call for each render', () => {
    const used = sourceFiles(['lib/hub']).flatMap(({ text }) => text.match(/import .* from 'react';/g) ?? []);
    expect(new Set(used)).toEqual(new Set(["import { cache } from 'react';"]));
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

  it.each([
    ['components/booking/a.tsx', "import { x } from '../dining/x';", true],
    ['components/booking/a.tsx', "import { x } from '@/lib/dining/x';", true],
    ['components/reservation/a.tsx', "import { x } from '@/components/booking/x';", true],
    ['components/stay/a.tsx', "import { x } from '@/components/booking/x';", true],
    ['components/booking/a.tsx', "import { callHub } from '@/lib/hub/hub-client';", true],
    ['components/layout/a.tsx', "import { readSession } from '@/lib/session/read-session';", true],
    ['components/layout/a.tsx', "import type { Viewer } from '@/lib/session/viewer';", false],
    ['components/ui/a.tsx', "import { paths } from '@/lib/routes/paths';", true],
    ['components/ui/a.tsx', "import { useAtom } from 'jotai';", true],
    ['lib/hub/contract/a.ts', "import { DateTime } from 'luxon';", true],
    ['lib/hub/a.ts', "import { readSession } from '@/lib/session/read-session';", true],
    ['lib/observability/a.ts', "import type { HubError } from '@/lib/hub/hub-error';", true],
    ['lib/browser-storage/a.ts', "import { bffPost } from '@/lib/bff/bff-client';", true],
    ['sandbox/hub/a.ts', "import { paths } from '../../lib/routes/paths.ts';", true],
    ['app/[locale]/page.tsx', "import { seed } from '@/sandbox/hub/seed/seed';", true],
    ['app/[locale]/page.tsx', "import { bffGet } from '@/lib/bff/bff-client';", true],
    ['components/booking/a.tsx', "import { Button } from '@/components/ui/button';", false],
    ['components/booking/a.tsx', "import type { Hotel } from '@/lib/hub/contract/hotel';", false],
    ['components/my-page/a.tsx', "import { x } from '@/components/reservation/x';", false],
  ])('in %s: %s breaks it: %s', (path, text, breaks) => {
    const broken = laws.some(
      (law) => law.rooms.some((room) => isIn(path, room)) && offences(law, [{ path, text }]).length > 0,
    );
    expect(broken).toBe(breaks);
  });
});
