import { hashPassword } from '../member/password.ts';
import { type SampleName, sampleAccounts } from '../seed/accounts.ts';
import { addDays } from '../seoul-day.ts';
import { hotelsIn } from '../stay/catalogue.ts';
import { sellOut } from '../stay/night-store.ts';
import { today, type World } from '../world.ts';

interface Scenario {
  /** What a person finds after it, in one sentence. */
  readonly sentence: string;
  readonly account?: SampleName;
  readonly apply?: (world: World) => void | Promise<void>;
}

const SOLD_OUT_DAYS = 14;

const scenarios = {
  member: { sentence: 'A silver member with stays, points, vouchers and referrals.', account: 'member' },
  employee: {
    sentence: 'An employee: the employee entries of the menu show, with dashboard data.',
    account: 'employee',
  },
  recommender: { sentence: 'A recommender who is not an employee.', account: 'recommender' },
  'temporary-password': {
    sentence: 'A member whose password is temporary again, whatever it was changed to.',
    account: 'temporary',
    async apply(world) {
      const { membershipId, password } = sampleAccounts.temporary;
      world.db.run(
        "UPDATE member SET password_hash = ?, temporary_yn = 'Y' WHERE membership_id = ?",
        await hashPassword(password),
        membershipId,
      );
    },
  },
  'hub-slow': {
    sentence: 'Every answer takes two and a half seconds.',
    apply: ({ faults }) => faults.add({ path: '/', kind: 'slow', delayMs: 2500, status: 503 }),
  },
  'hub-down': {
    sentence: 'Nobody answers: every connection is closed without a byte.',
    apply: ({ faults }) => faults.add({ path: '/', kind: 'down', delayMs: 0, status: 503 }),
  },
  'hub-refusing': {
    sentence: 'Every answer is 503.',
    apply: ({ faults }) => faults.add({ path: '/', kind: 'status', delayMs: 0, status: 503 }),
  },
  'tokens-expire-fast': {
    sentence: 'Access tokens live five seconds.',
    apply({ tokens }) {
      tokens.accessTtlSeconds = 5;
    },
  },
  'seoul-sold-out': {
    sentence: 'Every house in Seoul is full for the coming two weeks.',
    apply(world) {
      const seoul = hotelsIn({ category: 'location', detail: 'seoul' }).map(({ hotelId }) => hotelId);
      sellOut(world, seoul, today(world), addDays(today(world), SOLD_OUT_DAYS));
    },
  },
} as const satisfies Record<string, Scenario>;
export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

export const scenarioList = (Object.keys(scenarios) as ScenarioName[]).map((name) => ({
  name,
  sentence: scenarios[name].sentence,
}));

export async function applyScenario(world: World, name: ScenarioName) {
  const scenario: Scenario = scenarios[name];
  await scenario.apply?.(world);
  return {
    name,
    sentence: scenario.sentence,
    account: scenario.account ? sampleAccounts[scenario.account] : null,
  };
}
