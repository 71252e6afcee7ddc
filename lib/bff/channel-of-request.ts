import 'server-only';
import { type Channel, channelOf } from '@/lib/channel/app-marker';
import { serverEnv } from '@/lib/env/server-env';

/** Where a request says it comes from. Sealed into a session at its birth, and never asked again for that session. */
export function channelOfRequest(request: Request): Channel {
  const { APP_UA_IOS, APP_UA_ANDROID } = serverEnv();
  return channelOf(request.headers.get('user-agent'), { ios: APP_UA_IOS, android: APP_UA_ANDROID });
}
