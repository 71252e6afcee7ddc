/**
 * What failed in a run of all tests, in words for its end: readers who start at the end of a long log, or see only its last lines,
 * learn there what to fix.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

const linesOfOne = 30;

const linesOfPage = 90;

const firstLines = (text, count) => stripVTControlCharacters(text).split('\n').slice(0, count);

/** The first lines of messages, without colours, indented under a name. */
function told(name, messages, { verdict = 'Failed', page = '' } = {}) {
  const lines = [...firstLines(messages.join('\n'), linesOfOne), ...(page && firstLines(page, linesOfPage))];
  return [`${verdict}: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
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

/** What stood on the page when a journey failed, as Playwright describes it beside the error; empty where it does not. */
function pageOf({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return '';
  const [, page = ''] = /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return page
    .slice(Math.max(0, page.search(/^- main/m)), Math.max(0, page.search(/^- contentinfo/m)) || undefined)
    .trim();
}

function toldJourneys(report, wanted, verdict) {
  return (report?.suites ?? []).flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const failed = results.filter(({ errors }) => errors.length > 0);
        const messages = failed.flatMap(({ errors }) =>
          errors.map((error) => [error.message, error.snippet].filter(Boolean).join('\n')),
        );
        const page = failed.map(pageOf).find((text) => text !== '');
        return told(`[${projectName}] ${file}:${line} › ${title}`, messages, { verdict, page });
      }),
  );
}

/**
 * Failures of the journeys.
 * @param {object | null} report what Playwright's JSON reporter wrote, null where it wrote nothing
 * @returns {string[]} one text per journey and project that failed, each of several lines, and one per error
 *   outside a journey
 */
export function journeyFailures(report) {
  const outside = (report?.errors ?? []).map(({ message }) => told('outside the journeys', [message ?? '']));
  return [...outside, ...toldJourneys(report, 'unexpected', 'Failed')];
}

/**
 * Journeys that failed once and passed when they were repeated: something in them, or in the product, depends on
 * who is faster.
 * @param {object | null} report as `journeyFailures`
 * @returns {string[]} as `journeyFailures`
 */
export function unstableJourneys(report) {
  return toldJourneys(report, 'flaky', 'Failed once, then passed');
}
