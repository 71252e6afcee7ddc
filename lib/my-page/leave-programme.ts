import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { appView } from '@/lib/channel/app-view';
import { tellNativeApp } from '@/lib/native-bridge/native-bridge';
import { beforeReload, leavePage } from '@/lib/navigation/leave-page';
import { memberCall } from './member-call';

export interface Leaving {
  password: string;
  /** Address of the page that says that it is done, with its language segment. */
  endedHref: string;
}

/**
 * Clears what this browser and its app hold of the member. Never returns: once it is done, the page is on its way out.
 * @throws ProblemError; without `nothingDone` a 5xx leaves open whether the membership has ended
 */
export async function leaveProgramme({ password, endedHref }: Leaving): Promise<never> {
  await beforeReload(async () => {
    await memberCall('POST', '/api/session/withdrawal', { password });
    forgetStoredMember('logOut');
    const view = appView();
    if (view) tellNativeApp({ type: 'logOut' }, view.bridgeName);
    leavePage(endedHref);
  });
  return new Promise<never>(() => undefined);
}
