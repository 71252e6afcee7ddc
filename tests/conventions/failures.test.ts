import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeyFailures, unitFailures, unstableJourneys } from '../../scripts/setup/failures.mjs';
import { journeyCounts } from '../../scripts/setup/reports.mjs';

const file = (name: string) => join(process.cwd(), name);

interface Result {
  errors: { message: string; snippet?: string }[];
  attachments?: { name: string; path: string }[];
}

const spec = (title: string, status: string, results: Result[]) => ({
  file: 'x.spec.ts',
  line: 7,
  title,
  tests: [{ status, projectName: 'phone', results }],
});

describe('what failed, told at the end of a run', () => {
  it('of the unit tests: name and reason of each, and files that hold none', () => {
    const told = unitFailures({
      testResults: [
        {
          name: file('tests/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a stands', failureMessages: [] },
            { status: 'failed', fullName: 'a falls', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'] },
          ],
        },
        { name: file('tests/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
        { name: file('tests/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    });
    expect(told).toEqual([
      'Failed: tests/a.test.ts › a falls\n    expected 1\n    to be 2',
      'Failed: tests/b.test.ts\n    no such module',
    ]);
  });

  it('of the journeys: place, project and reason, in suites within suites, and what failed outside of them', () => {
    const report = {
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [spec('stands', 'expected', [{ errors: [] }])],
          suites: [
            {
              specs: [
                spec('falls', 'unexpected', [{ errors: [{ message: 'not visible', snippet: '> 7 | expect' }] }]),
                spec('falls once', 'flaky', [{ errors: [{ message: 'late' }] }, { errors: [] }]),
              ],
            },
          ],
        },
      ],
    };
    expect(journeyFailures(report)).toEqual([
      'Failed: outside the journeys\n    no server',
      'Failed: [phone] x.spec.ts:7 › falls\n    not visible\n    > 7 | expect',
    ]);
    expect(unstableJourneys(report)).toEqual(['Failed once, then passed: [phone] x.spec.ts:7 › falls once\n    late']);
  });

  it('counts a journey that passed when it was repeated as passed, and one that was skipped as failed', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 1 };
    expect(journeyCounts({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 4 });
    expect(journeyCounts(null)).toEqual({ passed: 0, failed: 1 });
  });

  it('shows the page on which a journey failed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'failures-'));
    const path = join(folder, 'error-context.md');
    const page = '- banner:\n  - link "Home"\n- main:\n  - heading "Bookings"\n- contentinfo:\n  - text: end\n';
    writeFileSync(path, `# Error details\n\n\`\`\`\nlate\n\`\`\`\n\n\`\`\`yaml\n${page}\`\`\`\n\n# Test source\n`);
    try {
      const results = [{ errors: [{ message: 'late' }], attachments: [{ name: 'error-context', path }] }];
      expect(journeyFailures({ suites: [{ specs: [spec('falls', 'unexpected', results)] }] })).toEqual([
        'Failed: [phone] x.spec.ts:7 › falls\n    late\n    - main:\n      - heading "Bookings"',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is nothing where nothing failed or nothing was written, and short where a reason is long', () => {
    expect([...unitFailures(null), ...journeyFailures(null)]).toEqual([]);
    const message = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
    const [told = ''] = unitFailures({
      testResults: [{ name: file('x.ts'), status: 'failed', message, assertionResults: [] }],
    });
    expect(told.split('\n')).toHaveLength(31);
  });
});
