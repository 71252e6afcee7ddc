/**
 * The audit that the specification decides: no zoom (maximum scale 1), docs/decisions/0003. It is the one exception of
 * accessibility.
 */
const DECIDED = 'meta-viewport';
const UNJUDGED = ['notApplicable', 'informative', 'manual'];

/** Audits of a category that count, with their weight, as Lighthouse reports them. */
function countedAudits(report, category) {
  return report.categories[category].auditRefs
    .map(({ id, weight }) => ({ id, weight, audit: report.audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit.score !== null && !UNJUDGED.includes(audit.scoreDisplayMode));
}

/** Score of accessibility without the one audit that is decided, by Lighthouse's own weights. */
export function accessibilityWithoutZoom(report) {
  const audits = countedAudits(report, 'accessibility').filter(({ id }) => id !== DECIDED);
  const sum = (value) => audits.reduce((total, one) => total + value(one), 0);
  return sum(({ weight, audit }) => weight * audit.score) / sum(({ weight }) => weight);
}

/**
 * What a report says of one page.
 * @param {object} report `lhr` of Lighthouse
 */
export function scoresOf(report) {
  const { performance, accessibility, seo, ...others } = Object.fromEntries(
    Object.entries(report.categories).map(([name, { score }]) => [name, score]),
  );
  return {
    performance,
    accessibility: accessibilityWithoutZoom(report),
    accessibilityWithZoom: accessibility,
    bestPractices: others['best-practices'],
    seo,
    lcpMs: report.audits['largest-contentful-paint'].numericValue,
    tbtMs: report.audits['total-blocking-time'].numericValue,
    cls: report.audits['cumulative-layout-shift'].numericValue,
  };
}

/** The first thing that an audit complains about, as far as it names one. */
function whereOf({ scoreDisplayMode, details }) {
  const [item] = scoreDisplayMode === 'binary' ? (details?.items ?? []) : [];
  const where = item?.description ?? item?.node?.selector ?? item?.url ?? item?.source;
  return where === undefined ? '' : `: ${JSON.stringify(where)}`;
}

/** Names of the audits that cost a category points, the decided one left out. */
export function failedAudits(report, category) {
  return countedAudits(report, category)
    .filter(({ id, audit }) => id !== DECIDED && audit.score < 1)
    .map(
      ({ id, audit }) => `${id} ${audit.score}${audit.displayValue ? ` (${audit.displayValue})` : ''}${whereOf(audit)}`,
    );
}
