import 'server-only';
import { type Channel, channelOf } from '@/lib/channel/app-marker';
import { serverEnv } from '@/lib/env/server-env';

/** By the user agent. Sealed into a session when it starts, and not read again for that session. */
export function channelOfRequest(request: Request): Channel {
  const { APP_UA_IOS, APP_UA_ANDROID } = serverEnv();
  return channelOf(request.headers.get('user-agent'), { ios: APP_UA_IOS, android: APP_UA_ANDROID });
}
