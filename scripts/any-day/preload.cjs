/**
 * Loaded into every Node process of a run by `NODE_OPTIONS=--require`; `npm run any-day` sets the environment.
 * `CLOCK_STARTS_AT`: the instant at which this process begins. The process of each test file begins there, so that a
 * run which starts a minute before midnight does not reach the next day halfway through.
 * `CLOCK_OFFSET_MS`: set for processes that have to agree with each other: those that a test starts, and all of the
 * journeys.
 */
const { shiftDate } = require('./shift-date.cjs');

const { CLOCK_OFFSET_MS, CLOCK_STARTS_AT, VITEST } = process.env;
const offsetMs = CLOCK_OFFSET_MS ? Number(CLOCK_OFFSET_MS) : Date.parse(CLOCK_STARTS_AT) - Date.now();
if (!Number.isFinite(offsetMs)) throw new Error('Set CLOCK_STARTS_AT (an instant) or CLOCK_OFFSET_MS.');
// vitest sets VITEST in its workers alone, before they start.
if (VITEST) process.env.CLOCK_OFFSET_MS = String(offsetMs);
shiftDate(offsetMs);
