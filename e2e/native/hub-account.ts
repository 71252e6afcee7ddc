import type { TokenPair } from '../../lib/hub/contract/token-pair';
import { type SampleName, sampleAccounts } from '../../sandbox/hub/seed/accounts';
import type { HubControl } from '../fixtures/hub-control';

function pairOf(response: Response): TokenPair {
  const accessToken = response.headers.get('authorization');
  const refreshToken = response.headers.get('refresh');
  if (!response.ok || !accessToken || !refreshToken) throw new Error(`${response.url} answered ${response.status}`);
  return { accessToken, refreshToken };
}

/** The native side's own way to the hub: apps log in without the web. */
export class HubAccount {
  readonly #address: string;

  constructor(hub: HubControl) {
    this.#address = hub.address;
  }

  /** Logs in as the app does, past the web, and gets a pair of its own. */
  async logIn(name: SampleName): Promise<TokenPair> {
    const { membershipId, password } = sampleAccounts[name];
    const response = await fetch(`${this.#address}/api/membership/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ membershipId, password }),
    });
    return pairOf(response);
  }

  /** Renews a pair as the app does for calls of its own; the hub takes each refresh token once. */
  async renew(pair: TokenPair): Promise<TokenPair> {
    const response = await fetch(`${this.#address}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(pair),
    });
    return pairOf(response);
  }

  /** Membership id of the member whom the hub knows by an access token; null when it refuses the token. */
  async ownerOf({ accessToken }: TokenPair): Promise<string | null> {
    // Sent as it is stored: what would need a prefix first is not what the native side can use.
    const response = await fetch(`${this.#address}/hub/membership/member/profile`, {
      headers: { authorization: accessToken },
    });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error(`the hub's profile answered ${response.status}`);
    return ((await response.json()) as { data: { membershipId: string } }).data.membershipId;
  }
}
