import type { NativeMessage } from './native-message';

interface IosHandler {
  postMessage(message: unknown): void;
}

interface NativeHost {
  webkit?: { messageHandlers?: Record<string, IosHandler | undefined> };
}

type AndroidBridge = Record<string, ((json?: string) => void) | undefined>;

export type NativeReceiver = 'ios' | 'android' | 'none';

/**
 * iOS gets `webkit.messageHandlers.<name>.postMessage(object)`, Android `window.<name>.<method>(json)`. A missing or
 * failing handler is no error: the web page goes on without the app.
 * @param bridgeName `NATIVE_BRIDGE_NAME`, handed down by the server because it is read at run time
 */
export function sendToNativeApp(message: NativeMessage, bridgeName: string, host: object = window): NativeReceiver {
  // To look for a bridge may throw too: other scripts define the same names.
  try {
    const { webkit }: NativeHost = host;
    const handler = webkit?.messageHandlers?.[bridgeName];
    if (handler) {
      handler.postMessage(message);
      return 'ios';
    }
    const bridge: AndroidBridge | undefined = Reflect.get(host, bridgeName);
    if (typeof bridge?.[message.type] !== 'function') return 'none';
    const { type, ...content } = message;
    const payload = 'userInfo' in content ? content.userInfo : content;
    const json = Object.keys(payload).length > 0 ? [JSON.stringify(payload)] : [];
    // Called as a method: Android's injected objects refuse a detached function.
    bridge[type]?.(...json);
    return 'android';
  } catch (error) {
    reportError(error);
    return 'none';
  }
}
