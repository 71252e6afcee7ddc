import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { startSandbox } from './start-sandbox.ts';

// SANDBOX_HOTELS (12 to 20,000) is read where the catalogue is made, see seed/hotels.ts.
const environment = z
  .object({
    SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
    SANDBOX_DATA: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../data', import.meta.url))),
    SANDBOX_FRESH: z.enum(['0', '1']).default('0'),
    /** Address of the web, which the links of mails open. */
    SANDBOX_WEB: z.url().optional(),
  })
  .safeParse(process.env);

if (!environment.success) {
  process.stderr.write(`The sandbox cannot start:\n${z.prettifyError(environment.error)}\n`);
  process.exit(1);
}
const { SANDBOX_PORT, SANDBOX_DATA, SANDBOX_FRESH, SANDBOX_WEB } = environment.data;

const sandbox = await startSandbox({
  port: SANDBOX_PORT,
  dataDir: SANDBOX_DATA,
  fresh: SANDBOX_FRESH === '1',
  webOrigin: SANDBOX_WEB,
}).catch((error: NodeJS.ErrnoException): never => {
  if (error.code !== 'EADDRINUSE') throw error;
  process.stderr.write(`Port ${SANDBOX_PORT} is taken. Choose another with SANDBOX_PORT.\n`);
  process.exit(1);
});
process.stdout.write(`${JSON.stringify({ event: 'listening', port: sandbox.port })}\n`);

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void sandbox.stop().then(() => process.exit(0));
  });
}
