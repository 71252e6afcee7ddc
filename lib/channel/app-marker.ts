export type Channel = 'browser' | 'ios' | 'android';

/** @param markers texts that the apps add to their user agent, from the configuration */
export function channelOf(userAgent: string | null | undefined, markers: { ios: string; android: string }): Channel {
  const text = userAgent ?? '';
  if (text.includes(markers.ios)) return 'ios';
  if (text.includes(markers.android)) return 'android';
  return 'browser';
}

/** Query parameter of the entry page of the apps that asks for the app-side login check; its value is `login`. */
export const CHECK_PARAM = 'check';
