// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeyFailures, unitFailures } from '../../scripts/setup/failures.mjs';

const file = (name: string) => join(process.cwd(), name);

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
    const spec = (title: string, status: string, errors: { message: string; snippet?: string }[]) => ({
      file: 'x.spec.ts',
      line: 7,
      title,
      tests: [{ status, projectName: 'phone', results: [{ errors }] }],
    });
    const told = journeyFailures({
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [spec('stands', 'expected', [])],
          suites: [
            {
              specs: [
                spec('falls', 'unexpected', [{ message: 'not visible', snippet: '> 7 | expect' }]),
                spec('falls once', 'flaky', [{ message: 'late' }]),
              ],
            },
          ],
        },
      ],
    });
    expect(told).toEqual([
      'Failed: outside the journeys\n    no server',
      'Failed: [phone] x.spec.ts:7 › falls\n    not visible\n    > 7 | expect',
      'Failed: [phone] x.spec.ts:7 › falls once\n    late',
    ]);
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
