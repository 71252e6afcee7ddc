/**
 * What failed in a run of all tests, in words for its end: whoever reads a long log from behind, or is shown
 * only its last lines, learns there what to mend.
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

const linesOfOne = 30;

/** The first lines of messages, without colours, indented under a name. */
function told(name, messages) {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, linesOfOne);
  return [`Failed: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * Failures of the unit tests.
 * @param {object | null} report what vitest's JSON reporter wrote, null where it wrote nothing
 * @returns {string[]} one text per failed test and per file that could not be loaded, each of several lines
 */
export function unitFailures(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && file.assertionResults.length === 0) return [told(name, [file.message])];
    return tests.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages));
  });
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * Failures of the journeys.
 * @param {object | null} report what Playwright's JSON reporter wrote, null where it wrote nothing
 * @returns {string[]} one text per journey and project that failed, each of several lines, and one per error
 *   outside a journey
 */
export function journeyFailures(report) {
  const outside = (report?.errors ?? []).map(({ message }) => told('outside the journeys', [message ?? '']));
  const inside = (report?.suites ?? []).flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        told(
          `[${projectName}] ${file}:${line} › ${title}`,
          results.flatMap(({ errors }) =>
            errors.map((error) => [error.message, error.snippet].filter(Boolean).join('\n')),
          ),
        ),
      ),
  );
  return [...outside, ...inside];
}
