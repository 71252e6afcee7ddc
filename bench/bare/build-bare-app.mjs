import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../../scripts/running/child.mjs';
import { packageManifest, projectNode, root } from '../../scripts/setup/project.mjs';

/**
 * The yardstick: an application of the same framework that does nothing else. `/cached/<bytes>` sends as many bytes as the
 * page it stands beside, cached as a public page is. `/cached-markup/<name>` and `/fresh-markup/<name>` render the elements of
 * the file `<name>.json` in the folder `MARKUP` (`markup.mjs`), cached or for each request.
 * `/empty` is what the framework itself takes for a handler.
 * @returns {Promise<string>} its folder, built
 */
export async function buildBareApp() {
  const folder = join(root, '.cache', `bare-app-4-${packageManifest().dependencies.next}`);
  if (existsSync(join(folder, '.next', 'BUILD_ID'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const code = await runStep(projectNode, [join(root, 'node_modules', '.bin', 'next'), 'build', '--webpack'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DIST_DIR: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error('the bare application could not be built');
  return folder;
}

/** A paragraph is sent twice, as markup and as data of the page, which is what every page of the framework does. */
const page = (head) => `${head}
export default async function Page({ params }) {
  const { bytes } = await params;
  return <main><h1>Bare</h1><p>{'x'.repeat(Math.max(0, Math.floor(Number(bytes) / 2)))}</p></main>;
}
`;

/** The same elements as a page of the product, by plain components of the server: no data, no texts, no client part. */
const markupPage = (head) => `${head}
import { createElement } from 'react';
import { readFileSync } from 'node:fs';
const known = new Map();
function read(name) {
  if (!known.has(name)) known.set(name, JSON.parse(readFileSync(process.env.MARKUP + '/' + name + '.json', 'utf8')));
  return known.get(name);
}
const element = (node, key) => typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, node[2]?.map(element));
export default async function Page({ params }) {
  const { name } = await params;
  return read(name).map(element);
}
`;
const cached = 'export const revalidate = 300;\nexport function generateStaticParams() { return []; }';
const fresh = "export const dynamic = 'force-dynamic';";

const files = {
  'package.json': JSON.stringify({ name: 'bare-app', private: true, type: 'module' }),
  'next.config.mjs': `export default { poweredByHeader: false, outputFileTracingRoot: import.meta.dirname };\n`,
  'app/layout.jsx': `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`,
  'app/cached/[bytes]/page.jsx': page(cached),
  'app/cached-markup/[name]/page.jsx': markupPage(cached),
  'app/fresh-markup/[name]/page.jsx': markupPage(fresh),
  'app/empty/route.js': `export const dynamic = 'force-dynamic';
export const GET = () => Response.json({});
`,
  // A naive handler: no session, no check of origin or body, no log.
  'app/read/route.js': `export const dynamic = 'force-dynamic';
export async function GET() {
  const answer = await fetch(process.env.READ_ADDRESS, { cache: 'no-store' });
  return Response.json(await answer.json());
}
`,
};
