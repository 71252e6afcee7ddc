import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../../scripts/running/child.mjs';
import { packageManifest, projectNode, root } from '../../scripts/setup/project.mjs';

/**
 * The yardstick: an application of the same framework that does nothing but send as many bytes as the page it
 * stands beside. `/kept/<bytes>` is kept as a public page is; `/fresh/<bytes>` is rendered for each request.
 * @returns {Promise<string>} its folder, built
 */
export async function buildBareApp() {
  const folder = join(root, '.cache', `bare-app-2-${packageManifest().dependencies.next}`);
  if (existsSync(join(folder, '.next', 'BUILD_ID'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const code = await runStep(
    projectNode,
    [join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build', '--webpack'],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
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

const files = {
  'package.json': JSON.stringify({ name: 'bare-app', private: true, type: 'module' }),
  'next.config.mjs': `export default { poweredByHeader: false, outputFileTracingRoot: import.meta.dirname };\n`,
  'app/layout.jsx': `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`,
  'app/kept/[bytes]/page.jsx': page(
    'export const revalidate = 300;\nexport function generateStaticParams() { return []; }',
  ),
  // A naive handler: no session, no check of origin or body, no log.
  'app/read/route.js': `export const dynamic = 'force-dynamic';
export async function GET() {
  const answer = await fetch(process.env.READ_ADDRESS, { cache: 'no-store' });
  return Response.json(await answer.json());
}
`,
  'app/fresh/[bytes]/page.jsx': page("export const dynamic = 'force-dynamic';"),
};
