import type { Platform } from './configuration';

/**
 * How the app's side of the bridge behaves.
 * - `working`: takes what arrives
 * - `missing`: the app has no such object; iOS web views still have `webkit.messageHandlers`
 * - `throwing`: every call fails
 * - `slow`: takes what arrives, and holds the page's thread for `slowMs` meanwhile, as a call into Java does
 */
export type HandlerBehaviour = 'working' | 'missing' | 'throwing' | 'slow';

/** Methods that the Android app's object has; iOS takes any object. */
export const androidMethods = [
  'userInfo',
  'tokenExpired',
  'logOut',
  'openExternal',
  'saveCalendar',
  'brightness',
] as const;

export interface BridgeSetting {
  platform: Platform;
  behaviour: HandlerBehaviour;
  name: string;
  methods: readonly string[];
  /** Name of the function that hands what arrived to the simulator. */
  report: string;
  slowMs: number;
  /** What a throwing handler says. */
  failure: string;
}

/**
 * Runs in the page before any script of its own, in every frame, as an app's web view does. Self-contained: it is
 * sent as text. It is as strict as the real bridges, which refuse a detached function, and of which iOS clones and
 * Android takes texts alone.
 */
export function installBridge({ platform, behaviour, name, methods, report, slowMs, failure }: BridgeSetting): void {
  const host = window as unknown as Record<string, unknown>;
  const arrived = (message: unknown) =>
    (host[report] as (arrival: unknown) => void)({ message, at: Date.now(), mainFrame: window.top === window });

  const take = (message: unknown) => {
    if (behaviour === 'throwing') throw new Error(failure);
    const until = Date.now() + (behaviour === 'slow' ? slowMs : 0);
    while (Date.now() < until);
    arrived(message);
  };

  if (platform === 'ios') {
    const handler = {
      postMessage(...content: unknown[]) {
        if (this !== handler) throw new TypeError('Can only call postMessage on instances of UserMessageHandler');
        if (content.length === 0) throw new TypeError('Not enough arguments');
        // What WebKit cannot serialize fails here, in the page, as it does there.
        take(structuredClone(content[0]));
      },
    };
    host.webkit = { messageHandlers: behaviour === 'missing' ? {} : { [name]: handler } };
    return;
  }

  if (behaviour === 'missing') return;
  const bridge: Record<string, unknown> = {};
  for (const method of methods) {
    bridge[method] = function (this: unknown, ...texts: unknown[]) {
      if (this !== bridge) throw new Error("Java bridge method can't be invoked on a non-injected object");
      if (texts.length > 1 || texts.some((text) => typeof text !== 'string')) throw new Error('Method not found');
      take({ method, ...(texts.length === 1 && { json: texts[0] }) });
    };
  }
  host[name] = bridge;
}
