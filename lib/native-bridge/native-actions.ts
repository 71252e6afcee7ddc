import { appView } from '@/lib/channel/app-view';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { sendToNativeApp } from './native-bridge';
import type { NativeMessage } from './native-message';

/** Did the app take it? False in a browser, and where its bridge is missing, older than the message, or failing. */
function appTakes(message: NativeMessage): boolean {
  const view = appView();
  return view !== null && sendToNativeApp(message, view.bridgeName) !== 'none';
}

/** Opens an address of another site outside an app's web view. @returns false in a browser, and where the app cannot */
export const openInApp = (address: string): boolean => appTakes({ type: 'openExternal', url: address });

/** Within the click: browsers refuse later windows. @throws RangeError for anything but http and https */
export function openExternal(address: string): void {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new RangeError('only addresses of the web open outside');
  if (!openInApp(href)) window.open(href, '_blank', 'noopener,noreferrer');
}

export interface CalendarFile {
  fileName: string;
  content: string;
}

export function saveCalendar({ fileName, content }: CalendarFile): void {
  if (appTakes({ type: 'saveCalendar', fileName, content })) return;
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun by then; Safari reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Has the browser keep its screen on while this page is in front, where it can. @returns ends it */
function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  const lock = navigator.wakeLock.request('screen').catch(() => null);
  return () => void lock.then((held) => held?.release());
}

/** An app turns the screen to full brightness; a browser cannot, and only keeps it on. @returns puts it back */
export function prepareScreen(): () => void {
  const view = appView();
  const setBrightness = (level: 'full' | 'restore') =>
    view && sendToNativeApp({ type: 'brightness', level }, view.bridgeName);
  if ((setBrightness('full') ?? 'none') === 'none') return keepScreenOn();
  // To the same bridge, also while the page is being left.
  return () => void setBrightness('restore');
}

export function reportUserInfo(userInfo: MembershipUserInfo): void {
  appTakes({ type: 'userInfo', userInfo });
}
