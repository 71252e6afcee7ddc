import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { startFeedbackSite } from './start-feedback.ts';

const environment = z
  .object({
    FEEDBACK_PORT: z.coerce.number().int().min(0).max(65_535).default(4020),
    FEEDBACK_HUB: z.url().default('http://localhost:4010'),
    FEEDBACK_WEB: z.url().default('http://localhost:3000'),
    SANDBOX_DATA: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../data', import.meta.url))),
    SANDBOX_FRESH: z.enum(['0', '1']).default('0'),
  })
  .safeParse(process.env);

if (!environment.success) {
  process.stderr.write(`The feedback site cannot start:\n${z.prettifyError(environment.error)}\n`);
  process.exit(1);
}
const { FEEDBACK_PORT, FEEDBACK_HUB, FEEDBACK_WEB, SANDBOX_DATA, SANDBOX_FRESH } = environment.data;

const site = await startFeedbackSite({
  port: FEEDBACK_PORT,
  hubOrigin: FEEDBACK_HUB,
  webOrigin: FEEDBACK_WEB,
  dataDir: SANDBOX_DATA,
  fresh: SANDBOX_FRESH === '1',
});
process.stdout.write(`${JSON.stringify({ event: 'listening', port: site.port })}\n`);

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void site.stop().then(() => process.exit(0));
  });
}
