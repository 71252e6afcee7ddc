import { bffPost } from '@/lib/bff/bff-client';
import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { appView } from '@/lib/channel/app-view';
import { sendToNativeApp } from '@/lib/native-bridge/native-bridge';
import { beforeReload, leavePage } from '@/lib/navigation/leave-page';
import { handlers } from '@/lib/routes/handlers';

/** Clears browser and app; never returns once done. @throws ProblemError; a 5xx without `nothingDone` says nothing */
export async function sendWithdrawal({ password, endedHref }: { password: string; endedHref: string }): Promise<never> {
  await beforeReload(async () => {
    await bffPost(handlers.session.withdrawal, { password });
    forgetStoredMember('logOut');
    const view = appView();
    if (view) sendToNativeApp({ type: 'logOut' }, view.bridgeName);
    leavePage(endedHref);
  });
  return new Promise<never>(() => undefined);
}
