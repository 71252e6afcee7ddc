/**
 * The value below which a share of the values lie (nearest rank): an answer time that was really measured.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 * @returns {number} NaN of no values
 */
export function percentile(values, share) {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
}

/** @param {readonly number[]} values */
export const median = (values) => percentile(values, 0.5);

/**
 * How far the median of differences within pairs strays from 0 when there is no difference: if the two of a pair are
 * alike, each difference could as well have the other sign. With signs drawn again a thousand times, 99.9 % of the
 * medians lie within this; a run that finds more has seen a difference, and errs once in a thousand runs.
 * @param {readonly number[]} differences
 * @param {() => number} [random] 0 to 1
 * @returns {number} in the unit of the differences, never negative
 */
export function noiseBound(differences, random = Math.random) {
  const medians = Array.from({ length: 1_000 }, () =>
    Math.abs(median(differences.map((difference) => (random() < 0.5 ? difference : -difference)))),
  );
  return percentile(medians, 0.999);
}

/**
 * A row of the table for something that must not happen.
 * @param {string} measured
 * @param {readonly unknown[]} found
 */
export const none = (measured, found) => ({ measured, value: found.length, promise: '0', kept: found.length === 0 });
