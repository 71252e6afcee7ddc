import { dispatchSessionExpired, forgetSessionExpired, notifyOtherTabs, onSessionNews } from './session-events';

let isExpiryKnown = false;

/** A login in any tab resets it; after a logout a late 401 is ignored. */
onSessionNews((news) => {
  isExpiryKnown = news !== 'loggedIn';
  if (news === 'loggedIn') forgetSessionExpired();
});

/** For this time other tabs show no second alert. */
const CLAIM_MS = 3_000;

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
  dispatchSessionExpired();
}

export function notifySessionBegan(): void {
  isExpiryKnown = false;
  forgetSessionExpired();
  notifyOtherTabs('loggedIn');
}

export function notifySessionEnded(): void {
  isExpiryKnown = true;
  notifyOtherTabs('loggedOut');
}
