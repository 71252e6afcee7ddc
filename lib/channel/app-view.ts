import { type Channel, channelOf } from './app-marker';

/** The element by which the server tells the page the names of section "Native apps"; drawn by `SiteFrame`. */
export const APP_VIEW_META = 'native-app';

export interface AppView {
  channel: Exclude<Channel, 'browser'>;
  /** `NATIVE_BRIDGE_NAME` */
  bridgeName: string;
}

/**
 * The app around this page, by the marker in the user agent, which is what the server goes by too; null in a
 * browser. Costs browsers one look: everything else of the apps is loaded only where this is not null.
 */
export function appView(): AppView | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${APP_VIEW_META}"]`);
  const { ios, android } = meta?.dataset ?? {};
  if (!meta || !ios || !android) return null;
  const channel = channelOf(navigator.userAgent, { ios, android });
  return channel === 'browser' ? null : { channel, bridgeName: meta.content };
}
