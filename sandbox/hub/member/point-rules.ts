import type { PointRules } from '../../../lib/hub/contract/programme.ts';

/** By which the ledger computes, and which the programme tells. */
export const pointRules: PointRules = { krwPerPoint: 1_000, lifeDays: 730 };
