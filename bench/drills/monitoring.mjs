import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../../scripts/setup/project.mjs';
import { startProduct } from './product-under-drill.mjs';
import { ask, logIn } from './visitor.mjs';

const files = join(root, 'deploy', 'monitoring');

/** @returns what promtool had to object, or null */
function promtool(args, input) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: files, input, encoding: 'utf8' });
  return status === 0 ? null : `${stdout}${stderr}`.trim();
}

const row = (measured, objection) => {
  if (objection) process.stderr.write(`${objection}\n`);
  return { measured, value: objection ? objection.split('\n', 1)[0] : 'nothing', promise: 'nothing', kept: !objection };
};

export const monitoring = {
  name: 'monitoring',
  title: "alert rules and metrics by Prometheus's own checker",
  limitSeconds: 60,
  run: async (folder) => {
    const token = randomBytes(16).toString('hex');
    const { web } = await startProduct(folder, { METRICS_TOKEN: token });
    const cookie = await logIn(web.address);
    for (const address of ['/en', '/en', '/myPage', '/api/hub/membership/point'])
      await ask(web.address + address, { cookie });
    const metrics = await fetch(`${web.address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    // What prom-client itself collects has three names that Prometheus would not choose.
    const own = (await metrics.text()).replace(/^.*\bnodejs_.*\n/gm, '');
    return [
      row('objections to the alert rules', promtool(['check', 'rules', 'alerts.yaml'])),
      row(
        'alerts that fire wrongly or stay silent',
        promtool(['test', 'rules', 'alerts-test.yaml', 'alerts-test-hours.yaml']),
      ),
      row('objections to the metrics', promtool(['check', 'metrics'], own)),
    ];
  },
};
