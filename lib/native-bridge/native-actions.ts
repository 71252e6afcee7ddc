import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { appView } from './app-view';
import { tellNativeApp } from './native-bridge';
import type { NativeMessage } from './native-message';

/** Did the app take it? False in a browser, and where its bridge is missing, older than the message, or failing. */
function appTakes(message: NativeMessage): boolean {
  const view = appView();
  return view !== null && tellNativeApp(message, view.bridgeName) !== 'none';
}

/**
 * Opens an address of another site: in an app outside the web view, in a browser in a window that cannot reach back.
 * To be called within the click: browsers refuse windows that open later.
 * @throws RangeError for anything but http and https
 */
export function openExternal(address: string): void {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new RangeError('only addresses of the web open outside');
  if (!appTakes({ type: 'openExternal', url: href })) window.open(href, '_blank', 'noopener,noreferrer');
}

/** A calendar file for the device: in an app to its calendar, in a browser as a download. */
export interface CalendarFile {
  /** Ends with `.ics`. */
  fileName: string;
  /** RFC 5545 text. */
  content: string;
}

/** Hands a calendar file to the device. */
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

/**
 * Has an app turn its screen to full brightness, for a code that is to be scanned. A browser cannot, and nothing
 * happens there.
 * @returns turns it back
 */
export function brightenScreen(): () => void {
  if (!appTakes({ type: 'brightness', level: 'full' })) return () => undefined;
  return () => void appTakes({ type: 'brightness', level: 'restore' });
}

/** Reports the member's changed data to an app; in a browser nothing happens. */
export function reportUserInfo(userInfo: MembershipUserInfo): void {
  appTakes({ type: 'userInfo', userInfo });
}
