/** Prints the sandbox's sample members as a table; run by the demo. */
import { sampleAccounts } from '../sandbox/hub/seed/accounts.ts';

const rows = Object.values(sampleAccounts).map(({ membershipId, password, purpose }) => [
  membershipId,
  password,
  purpose,
]);
const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
process.stdout.write('  Sample members (id, password, what for)\n');
for (const [id = '', password = '', purpose = ''] of rows) {
  process.stdout.write(`  ${id.padEnd(widths[0] ?? 0)}  ${password.padEnd(widths[1] ?? 0)}  ${purpose}\n`);
}
