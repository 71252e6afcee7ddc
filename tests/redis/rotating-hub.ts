import type { ServerResponse } from 'node:http';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { json, type ScriptedHub } from '../hub/scripted-hub';

/**
 * What a hub does to the pairs of one session: it rotates at once, ends the session when a refresh token is used
 * twice, and answers when the test says so.
 */
export class RotatingHub {
  /** In the order of issue; the first is the login's. */
  readonly issued: TokenPair[];
  reuses = 0;
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  constructor(hub: ScriptedHub, first: TokenPair) {
    this.issued = [first];
    hub.answer((seen, response) => this.#take(JSON.parse(seen.body) as TokenPair, response));
  }

  get newest(): TokenPair | undefined {
    return this.issued.at(-1);
  }

  /** The next refresh that arrives is answered 503, and nothing is rotated. */
  beBusyOnce(): void {
    this.#isBusy = true;
  }

  /** Sends the answer that has waited longest. */
  answerOne(): void {
    this.#waiting.shift()?.();
  }

  #take({ refreshToken }: TokenPair, response: ServerResponse): Promise<void> {
    if (this.#isBusy) {
      this.#isBusy = false;
      return this.#later(() => json(response, 503, {}));
    }
    if (this.reuses > 0 || refreshToken !== this.newest?.refreshToken) {
      this.reuses += 1;
      return this.#later(() => json(response, 401, { code: 'REFRESH_REUSED' }));
    }
    const name = `${this.issued[0]?.refreshToken}.${this.issued.length}`;
    const tokens = { accessToken: `${name}.a`, refreshToken: name };
    this.issued.push(tokens);
    return this.#later(() =>
      json(response, 200, { data: null }, { authorization: tokens.accessToken, refresh: tokens.refreshToken }),
    );
  }

  #later(answer: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(() => {
        answer();
        resolve();
      });
    });
  }
}
