import { announceSessionExpired, forgetSessionExpired, notifyOtherTabs, onSessionNews } from './session-events';

let isExpiryKnown = false;

/** A login in any tab makes the next expiry news again; after a logout a late 401 is none. */
onSessionNews((news) => {
  isExpiryKnown = news !== 'loggedIn';
  if (news === 'loggedIn') forgetSessionExpired();
});

/** How long the tab that noticed first keeps the others from saying the same. */
const CLAIM_MS = 3_000;

/** True for one tab only, also when several notice before the first one's news arrive. */
function claimExpiry(): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = locks.request('session-expiry', { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise((release) => setTimeout(release, CLAIM_MS));
    });
    held.catch(() => resolve(true));
  });
}

/** One alert for one expiry, however many requests and tabs were waiting. */
export async function notifySessionExpired(): Promise<void> {
  if (isExpiryKnown) return;
  isExpiryKnown = true;
  if (!(await claimExpiry())) return;
  notifyOtherTabs('expired');
  announceSessionExpired();
}

/** After a new login the other tabs ask for the viewer, and the next expiry is shown again. */
export function notifySessionBegan(): void {
  isExpiryKnown = false;
  forgetSessionExpired();
  notifyOtherTabs('loggedIn');
}

/** The member has logged out or left: a 401 that comes late is no news. */
export function notifySessionEnded(): void {
  isExpiryKnown = true;
  notifyOtherTabs('loggedOut');
}
