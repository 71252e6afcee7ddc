import { existsSync, readFileSync } from 'node:fs';

/** @returns {object | null} what a runner's JSON reporter wrote; null where it crashed before that */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Counts of vitest's report. A report that was not written counts as one failure, never as none.
 * @param {object | null} report
 */
export function unitCounts(report) {
  if (!report) return { passed: 0, failed: 1 };
  // A file that cannot be loaded holds no test that could fail.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length + skipped };
}

/**
 * Counts of Playwright's report, as `unitCounts`. A journey that passed when it was repeated counts as passed.
 * @param {object | null} report
 */
export function journeyCounts(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + skipped + report.errors.length };
}
