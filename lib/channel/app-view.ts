import { type Channel, channelOf } from './app-marker';

/** The element by which the server passes the page the names of section "Native apps"; drawn by `SiteFrame`. */
export const APP_VIEW_META = 'native-app';

export interface AppView {
  channel: Exclude<Channel, 'browser'>;
  bridgeName: string;
}

/** By the marker that the server goes by too; null in a browser, which loads nothing else of the apps. */
export function appView(): AppView | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${APP_VIEW_META}"]`);
  const { ios, android } = meta?.dataset ?? {};
  if (!meta || !ios || !android) return null;
  const channel = channelOf(navigator.userAgent, { ios, android });
  return channel === 'browser' ? null : { channel, bridgeName: meta.content };
}
