import type { Scenario } from './scenario.ts';
import { at, chooseFirstRoom, findRooms, logIn } from './steps.ts';

/** What blockers, consent tools and other scripts leave where the page's analytics, chat and bridge look. */
const leftBehind: { what: string; leave: () => void }[] = [
  {
    what: 'a frozen data layer',
    leave: () => Object.assign(window, { dataLayer: Object.freeze([]), webkit: null, ChannelIO: null }),
  },
  {
    what: 'a data layer, a chat and a bridge that throw when they are looked at',
    leave: () => {
      for (const name of ['dataLayer', 'webkit', 'ChannelIO']) {
        Object.defineProperty(window, name, {
          get() {
            throw new Error(`${name} is not to be looked at`);
          },
        });
      }
    },
  },
];

export const scenarios: readonly Scenario[] = leftBehind.map(({ what, leave }) => ({
  name: `beside ${what}, rooms are found, a member logs in and the booking opens`,
  // Reported, as the browser says it; each engine has words of its own.
  provokes: /extensible|readonly|array index|is not to be looked at/i,
  run: async (visitor, { address, device }) => {
    await device.before(leave);
    await visitor.open(at(address, ''));
    await findRooms(visitor);
    await logIn(visitor, address);
    await chooseFirstRoom(visitor, address);
  },
}));
