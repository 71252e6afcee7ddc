import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { expectLoggedOut, logInByForm, logOutByMenu } from '../actions/log-in';
import { expect, test } from '../native/app-journey';
import type { HandlerBehaviour } from '../native/bridge-script';
import { expectNobody, expectStoredMember } from '../native/expectations';
import { HANDLER_FAILURE } from '../native/native-app';

const heard: Record<HandlerBehaviour, string[]> = {
  working: ['userInfo', 'logOut'],
  slow: ['userInfo', 'logOut'],
  missing: [],
  throwing: [],
};

for (const behaviour of ['missing', 'throwing', 'slow'] as const) {
  test.describe(`a bridge that is ${behaviour}`, () => {
    test.use({ behaviour, provokes: behaviour === 'throwing' ? new RegExp(HANDLER_FAILURE) : null });

    test('breaks neither the login nor the logout', async ({ guest, app, account }) => {
      await logInByForm(guest, sampleAccounts.member);
      await expectStoredMember(guest.page, 'member', { app, account });
      await logOutByMenu(guest);
      await expectLoggedOut(guest);
      await expectNobody(guest.page);
      expect(app.arrived.map(({ type }) => type)).toEqual(heard[behaviour]);
    });
  });
}
