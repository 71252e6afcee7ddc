import type { Scenario } from './scenario.ts';
import { at, chooseFirstRoom, findRooms, logIn } from './steps.ts';

/** What blockers, consent tools and other scripts leave where the page's analytics, chat and bridge look. */
function throwWhereLookedAt(): void {
  for (const name of ['dataLayer', 'webkit', 'ChannelIO']) {
    Object.defineProperty(window, name, {
      get() {
        throw new Error(`${name} is not to be looked at`);
      },
    });
  }
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'beside a data layer, a chat and a bridge that throw, rooms are found, a member logs in and the booking opens',
    // Reported, as the browser says it.
    provokes: /is not to be looked at/,
    run: async (visitor, { address, device }) => {
      await device.before(throwWhereLookedAt);
      await visitor.open(at(address, ''));
      await findRooms(visitor);
      await logIn(visitor, address);
      await chooseFirstRoom(visitor, address);
    },
  },
];
