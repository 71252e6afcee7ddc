import type { SpendingRules } from '../../../lib/hub/contract/programme.ts';

/** One point pays ₩50, so that a stay gives back at least a twentieth of its room price. */
const spending: SpendingRules = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 50 };

/** By which the ledger computes, and which the programme tells. */
export const pointRules = { krwPerPoint: 1_000, lifeDays: 730, spending };
