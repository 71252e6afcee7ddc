// Long, because each state is tried with each event that may come in it.
import { describe, expect, test } from 'vitest';
import { initialSyncState, nextSync, type SyncEvent, type SyncFacts, type SyncState } from '@/lib/bff/token-sync-state';
import type { PairState } from '@/lib/browser-storage/stored-pair';
import { membershipUserInfo } from '@/lib/hub/contract/auth';

const tokens = { accessToken: 'Bearer a', refreshToken: 'r' };
const newer = { accessToken: 'Bearer b', refreshToken: 's' };
const whole: PairState = { kind: 'whole', ...tokens };
const none: PairState = { kind: 'none' };
const half: PairState = { kind: 'half' };
const member = membershipUserInfo.parse({ membershipId: 'sample.member', membershipNo: '1000000001' });

/** A member's page whose storage holds the session's own pair. */
const usual: SyncFacts = {
  hasSession: true,
  isForeign: false,
  isUnchanged: true,
  isLogOutDue: false,
  isMemberStored: true,
  hasMirrored: true,
  nowMs: 1_000_000,
};
const replaced = (sameMember: boolean): SyncEvent => ({
  type: 'adopted',
  answer: { state: 'replaced', sameMember, membershipUserInfo: member, mirror: newer },
});
const same = (mirror: typeof tokens | null): SyncEvent => ({ type: 'adopted', answer: { state: 'same', mirror } });
const seen = (pair: PairState): SyncEvent => ({ type: 'seen', pair });
const problem = (
  code:
    | 'unauthorized'
    | 'invalid_input'
    | 'forbidden'
    | 'payload_too_large'
    | 'login_required'
    | 'not_found'
    | 'unreachable',
): SyncEvent => ({ type: 'problem', code });

/** What is done, and what is asked for at last. */
type Row = [
  title: string,
  from: Partial<SyncState>,
  event: SyncEvent,
  facts: Partial<SyncFacts>,
  to: Partial<SyncState>,
  work: readonly string[],
];

const reading = { name: 'reading' } as const;
const adopting = { name: 'adopting', pair: whole } as const;
const mirroring = { name: 'mirroring', pair: whole } as const;
const ending = { name: 'ending', pair: none } as const;
const settled = { name: 'settled' } as const;

const rows: readonly Row[] = [
  ['is asked for: reads', settled, { type: 'asked' }, {}, reading, ['? pair']],
  ['is asked for meanwhile: reads again', mirroring, { type: 'asked' }, {}, { ...mirroring, readsAgain: true }, []],
  [
    'is asked for on the way out: nothing',
    { name: 'leaving' },
    { type: 'asked' },
    {},
    { name: 'leaving', readsAgain: false },
    [],
  ],

  ['own pair: asks for the latest', reading, seen(whole), {}, mirroring, ['? latest']],
  ['foreign pair: the server says whose', reading, seen(whole), { isForeign: true }, adopting, ['? adoption']],
  [
    'a pair and no session: the server says whose',
    reading,
    seen(whole),
    { hasSession: false },
    adopting,
    ['? adoption'],
  ],
  [
    'a pair that makes no session: leaves it',
    { ...reading, unusable: whole },
    seen(whole),
    { isForeign: true },
    settled,
    [],
  ],
  [
    'another than that: the server says whose',
    { ...reading, unusable: half },
    seen(whole),
    { isForeign: true },
    adopting,
    ['? adoption'],
  ],
  ['nothing and no session: nothing', reading, seen(none), { hasSession: false }, settled, []],
  ['half a pair and no session: removes it', reading, seen(half), { hasSession: false }, settled, ['removePair']],
  ['half a pair: asks for the latest', reading, seen(half), {}, { name: 'mirroring', pair: half }, ['? latest']],
  [
    'the native side has logged out',
    reading,
    seen(none),
    {},
    ending,
    ['forgetStoredMember logOut', 'setLogOutDue true', '? logout'],
  ],
  [
    'a storage that was lost: asks for the latest',
    reading,
    seen(none),
    { isMemberStored: false },
    { name: 'mirroring' },
    ['? latest'],
  ],
  [
    'one that never had a pair of the product: asks for the latest',
    reading,
    seen(none),
    { hasMirrored: false },
    { name: 'mirroring' },
    ['? latest'],
  ],
  [
    'a logout that is due: reported to the server',
    reading,
    seen(whole),
    { isLogOutDue: true },
    { name: 'ending' },
    ['forgetStoredMember logOut', 'setLogOutDue true', '? logout'],
  ],
  [
    'a logout that is due, and a foreign pair: it wins',
    reading,
    seen(whole),
    { isLogOutDue: true, isForeign: true },
    adopting,
    ['? adoption'],
  ],
  [
    'a logout that is due without a session: all tabs forget',
    reading,
    seen(none),
    { isLogOutDue: true, hasSession: false },
    settled,
    ['forgetInAllTabs logOut', 'setLogOutDue false'],
  ],

  [
    'another member’s: the former goes first, the page is left',
    adopting,
    replaced(false),
    { isForeign: true },
    { name: 'leaving', isStale: true },
    ['forgetMember logOut', 'storeMember', 'setLogOutDue false', 'storePair', 'notifySessionBegan'],
  ],
  [
    'the same member’s: only pair and member change',
    adopting,
    replaced(true),
    { isForeign: true },
    { name: 'settled', isStale: false },
    ['storeMember', 'setLogOutDue false', 'storePair', 'notifySessionBegan'],
  ],
  [
    'another member’s at the login check, which leaves the page',
    { ...adopting, isLeftByCheck: true },
    replaced(false),
    {},
    { name: 'settled', isStale: true },
    ['forgetMember logOut', 'storeMember', 'setLogOutDue false', 'storePair', 'notifySessionBegan'],
  ],
  [
    'replaced, and cookies are refused: the pair is unusable',
    adopting,
    replaced(false),
    { hasSession: false },
    { name: 'settled', unusable: whole, isStale: false },
    [],
  ],
  [
    'replaced, and another was written meanwhile: kept, and looked at',
    adopting,
    replaced(true),
    { isUnchanged: false },
    reading,
    ['storeMember', 'setLogOutDue false', 'notifySessionBegan', '? pair'],
  ],
  [
    'replaced again while it reads once more: left at the end',
    { ...adopting, readsAgain: true },
    replaced(false),
    {},
    { name: 'reading', isStale: true },
    ['forgetMember logOut', 'storeMember', 'setLogOutDue false', 'storePair', 'notifySessionBegan', '? pair'],
  ],
  ['the session’s own: the latest is written', adopting, same(newer), { isForeign: true }, settled, ['storePair']],
  ['the very one: noted as ours', adopting, same(tokens), { isForeign: true }, settled, ['storePair']],
  ['born in a browser: noted as seen', adopting, same(null), { isForeign: true }, settled, ['markAsOurs']],

  [
    'invalid, beside a good session: the session’s is put back',
    adopting,
    problem('unauthorized'),
    {},
    { ...mirroring, isRefused: true },
    ['? latest'],
  ],
  [
    'rubbish, beside a good session: the session’s is put back',
    adopting,
    problem('invalid_input'),
    {},
    { ...mirroring, isRefused: true },
    ['? latest'],
  ],
  [
    'invalid, and no session: nothing stays',
    adopting,
    problem('unauthorized'),
    { hasSession: false },
    settled,
    ['forgetInAllTabs expired'],
  ],
  [
    'invalid, and another was written meanwhile: reads again',
    adopting,
    problem('unauthorized'),
    { hasSession: false, isUnchanged: false },
    reading,
    ['? pair'],
  ],
  [
    'too long for a cookie: unusable',
    adopting,
    problem('payload_too_large'),
    {},
    { name: 'settled', unusable: whole },
    [],
  ],
  ['forbidden: unusable', adopting, problem('forbidden'), {}, { name: 'settled', unusable: whole }, []],
  [
    'no answer: asks again',
    adopting,
    problem('unreachable'),
    {},
    { name: 'settled', pauseMs: 10_000, asksAgainAtMs: 1_005_000 },
    ['askAgain 5000'],
  ],

  [
    'the latest is another: written',
    mirroring,
    { type: 'latest', mirror: newer },
    {},
    { name: 'settled', pauseMs: 5_000 },
    ['storePair'],
  ],
  ['the latest stands there: nothing to write', mirroring, { type: 'latest', mirror: tokens }, {}, settled, []],
  [
    'the latest stands there, written by the native side',
    mirroring,
    { type: 'latest', mirror: tokens },
    { isForeign: true },
    settled,
    ['storePair'],
  ],
  [
    'another was written meanwhile: kept, and looked at',
    mirroring,
    { type: 'latest', mirror: newer },
    { isUnchanged: false },
    reading,
    ['? pair'],
  ],
  [
    'the member was lost: asked for',
    mirroring,
    { type: 'latest', mirror: newer },
    { isMemberStored: false },
    mirroring,
    ['storePair', '? member'],
  ],
  [
    'the member comes: stored',
    { ...mirroring, pauseMs: 20_000 },
    { type: 'member', membershipUserInfo: member },
    {},
    { name: 'settled', pauseMs: 5_000 },
    ['storeMember'],
  ],
  [
    'no session any more: the server says whose the pair is',
    mirroring,
    problem('login_required'),
    {},
    adopting,
    ['? adoption'],
  ],
  [
    'no session, and the pair was refused: nothing stays',
    { ...mirroring, isRefused: true },
    problem('login_required'),
    {},
    settled,
    ['forgetInAllTabs expired'],
  ],
  [
    'no session and no pair: nothing stays',
    { ...mirroring, pair: none },
    problem('login_required'),
    {},
    settled,
    ['forgetInAllTabs expired'],
  ],
  ['born in a browser: the pair is let be', mirroring, problem('not_found'), {}, settled, []],
  [
    'born in a browser, and the pair was refused: removed',
    { ...mirroring, isRefused: true },
    problem('not_found'),
    {},
    settled,
    ['removePair'],
  ],
  [
    'no answer again: asks ever more seldom',
    { ...mirroring, pauseMs: 40_000 },
    problem('unreachable'),
    {},
    { name: 'settled', pauseMs: 60_000, asksAgainAtMs: 1_040_000 },
    ['askAgain 40000'],
  ],
  [
    'an announced wait counts',
    mirroring,
    { type: 'problem', code: 'unreachable', retryAfterSeconds: 30 },
    {},
    { pauseMs: 10_000, asksAgainAtMs: 1_030_000 },
    ['askAgain 30000'],
  ],

  [
    'the server knows of the logout: the page is left',
    ending,
    { type: 'loggedOut' },
    { hasSession: false },
    { name: 'leaving', isStale: true },
    ['setLogOutDue false'],
  ],
  [
    'the server does not answer: the logout stays due',
    ending,
    problem('unreachable'),
    {},
    { name: 'settled', isStale: false },
    ['askAgain 5000'],
  ],
  ['the code fails: settled, for the next who asks', mirroring, { type: 'failed' }, {}, settled, []],
];

describe('the sync of the tokens', () => {
  test.each(rows)('%s', (_title, from, event, facts, to, work) => {
    const step = nextSync({ ...initialSyncState, ...from }, event, { ...usual, ...facts });
    expect(step.state).toMatchObject(to);
    const done = step.effects.map((effect) => {
      const { do: name, ...more } = effect as { do: string; reason?: string; due?: boolean; afterMs?: number };
      return [name, more.reason ?? more.due ?? more.afterMs].filter((part) => part !== undefined).join(' ');
    });
    expect([...done, ...(step.question ? [`? ${step.question.ask}`] : [])]).toEqual(work);
  });
});
