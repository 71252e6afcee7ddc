import { describe, expect, it } from 'vitest';
import { accessibilityWithoutZoom, failedAudits, scoresOf } from '@/bench/browser/lighthouse-scores.mjs';

const audit = (score: number | null, scoreDisplayMode = 'binary', more = {}) => ({ score, scoreDisplayMode, ...more });
const report = {
  categories: {
    performance: { score: 0.98, auditRefs: [] },
    accessibility: {
      score: 0.5,
      auditRefs: [
        { id: 'meta-viewport', weight: 10 },
        { id: 'image-alt', weight: 10 },
        { id: 'list', weight: 7 },
        { id: 'video-caption', weight: 10 },
        { id: 'focus-traps', weight: 0 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'meta-viewport': audit(0),
    'image-alt': audit(1),
    list: audit(1),
    'video-caption': audit(null, 'notApplicable'),
    'focus-traps': audit(0, 'manual'),
    'largest-contentful-paint': { numericValue: 1_200 },
    'total-blocking-time': { numericValue: 30 },
    'cumulative-layout-shift': { numericValue: 0 },
  },
};

describe('accessibility without the one audit that the specification decides', () => {
  it('is whole where nothing else fails, and that audit is none of the failures', () => {
    expect(accessibilityWithoutZoom(report)).toBe(1);
    expect(failedAudits(report, 'accessibility')).toEqual([]);
    expect(scoresOf(report)).toMatchObject({ accessibility: 1, accessibilityWithZoom: 0.5, performance: 0.98 });
  });

  it('is not where another one fails, by Lighthouse’s weights, and says where', () => {
    const details = { items: [{ node: { selector: 'main > ul' } }] };
    const worse = { ...report, audits: { ...report.audits, list: audit(0, 'binary', { details }) } };
    expect(accessibilityWithoutZoom(worse)).toBeCloseTo(10 / 17);
    expect(failedAudits(worse, 'accessibility')).toEqual(['list 0: "main > ul"']);
  });
});
