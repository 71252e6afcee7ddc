import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import type { Endpoint, ResponseOf } from '@/lib/hub/contract/endpoint';
import { type MemberProfile, memberProfile } from '@/lib/hub/contract/member';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { MEMBERSHIP_ENDED } from '@/lib/hub/contract/withdrawal';
import { callEndpoint, callHub, type HubAnswer, type HubCallOptions } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import type { HubInput, UncheckedHubInput } from '@/lib/hub/hub-input';
import { countSession } from '@/lib/observability/metrics';
import { cookieValue } from '@/lib/request/cookies';
import { clearedSessionCookies, sessionCookies } from '@/lib/session/cookies';
import { ended } from '@/lib/session/ended-everywhere';
import { endOfMembership, endOfOlderSessions } from '@/lib/session/ended-sessions';
import { noteMember } from '@/lib/session/log-facts';
import { refresher } from '@/lib/session/refresh';
import {
  type Session,
  sealSession,
  secondsLeft,
  sessionCookieName,
  sessionFromCookieValue,
} from '@/lib/session/session';
import { standingSession } from '@/lib/session/standing-session';
import { needsOwnPassword } from '@/lib/session/temporary-password';
import { changedFacts } from './changed-facts';
import { ProblemError } from './problem-error';
import { limitMessage } from './rate-limit';
import { asReplaced, isReplaced, noteReplacing, pastOf, successorOf, withTokens } from './renewed-session';

type CallOptions = Pick<HubCallOptions, 'idempotencyKey' | 'language'>;

/** The session during one request: read when first needed, refreshed at most once, written at the end. */
export class RouteSession {
  readonly #request: Request;
  readonly #requestId: string;
  #loaded: Promise<{ session: Session | null; isStanding: boolean }> | undefined;
  #outcome: { kind: 'keep' } | { kind: 'write'; session: Session } | { kind: 'clear' } = { kind: 'keep' };
  #renewedForApp = false;
  /** This request asks the hub to end the session and to start another. */
  #isReplacing = false;
  constructor(request: Request, requestId: string) {
    this.#request = request;
    this.#requestId = requestId;
  }

  /** Null for a guest. @throws ProblemError `try_again` if it is unknown whether another process has ended it */
  async read(): Promise<Session | null> {
    const { session, isStanding } = await this.#current();
    if (!isStanding) throw new ProblemError('try_again', { retryAfterSeconds: 5, nothingDone: true });
    return session;
  }

  /** `read` for callers that end or replace it: also returns a session that another process may have ended. */
  async readFormer(): Promise<Session | null> {
    return (await this.#current()).session;
  }

  async #current(): Promise<{ session: Session | null; isStanding: boolean }> {
    if (this.#outcome.kind === 'write') return { session: this.#outcome.session, isStanding: true };
    if (this.#outcome.kind === 'clear') return { session: null, isStanding: true };
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  async #load(): Promise<{ session: Session | null; isStanding: boolean }> {
    const value = cookieValue(this.#request.headers.get('cookie'), sessionCookieName());
    const standing = await standingSession(value);
    if (standing !== 'unknown') return { session: standing, isStanding: true };
    return { session: await sessionFromCookieValue(value), isStanding: false };
  }

  /** `read` with the newest pair, after a refresh under way anywhere; written, since its answer may be lost. */
  async readNewest(): Promise<Session | null> {
    const session = await this.read();
    if (session === null) return null;
    const tokens = await refresher.newestTokens(session);
    const { accessToken, refreshToken } = session.tokens;
    if (tokens.accessToken !== accessToken || tokens.refreshToken !== refreshToken) {
      await this.update(withTokens(session, tokens));
    }
    return this.read();
  }

  async start(session: Session): Promise<void> {
    const former = await this.readFormer();
    if (former && former.sid !== session.sid) {
      await Promise.all([ended.end(former), ended.end(asReplaced(former))]);
    }
    this.#outcome = { kind: 'write', session };
    countSession('begun');
    noteMember(session.membershipNo);
  }

  async update(facts: Partial<Session>): Promise<void> {
    const session = await this.read();
    if (session) this.#outcome = { kind: 'write', session: { ...session, ...facts } };
  }

  async end(): Promise<void> {
    const session = await this.readFormer();
    if (session) {
      countSession('ended');
      await ended.end(session);
    }
    this.#outcome = { kind: 'clear' };
  }

  get renewedForApp(): boolean {
    return this.#renewedForApp;
  }

  /** `Set-Cookie` values of the answer. A session that ended meanwhile elsewhere is not written again. */
  async setCookies(): Promise<string[]> {
    const { PUBLIC_ORIGIN } = serverEnv();
    if (this.#outcome.kind === 'clear') return clearedSessionCookies(PUBLIC_ORIGIN);
    if (this.#outcome.kind === 'keep') return [];
    const { session } = this.#outcome;
    // Another request may have refreshed again while this one waited for the hub: a late answer must not put
    // an older pair into the browser.
    const loaded = (await this.#loaded)?.session;
    const tokens = await refresher.newestKnownTokens(session);
    const past = await pastOf(loaded?.sid === session.sid ? loaded : session, tokens);
    const seal = await sealSession({ ...withTokens(session, tokens), past });
    return (await ended.isKnownEnded(session)) ? [] : sessionCookies(seal, secondsLeft(session), PUBLIC_ORIGIN);
  }

  /**
   * With the member's token where there is one; a 401 is answered by one refresh and a replay. @throws ProblemError
   * `login_required`, `password_change_required`, `session_expired` (the session is cleared), `try_again` (it is kept)
   */
  async call<E extends Endpoint>(entry: E, input: HubInput<E>, options: CallOptions = {}): Promise<ResponseOf<E>> {
    return (await this.callUnchecked(entry, input, options)) as ResponseOf<E>;
  }

  async callUnchecked(entry: Endpoint, input: UncheckedHubInput, options: CallOptions = {}): Promise<unknown> {
    const session = await this.#caller(entry);
    if (session === null && entry.audience === 'member') throw new ProblemError('login_required');
    if (needsOwnPassword(entry, session)) throw new ProblemError('password_change_required', { nothingDone: true });
    await limitMessage(entry, session?.membershipNo);
    if (session && entry.issuesTokens) this.#isReplacing = await noteReplacing(session);
    const send = async (current: Session | null): Promise<HubAnswer<unknown>> => {
      const answer = await callEndpoint(entry, input, {
        ...options,
        accessToken: current?.tokens.accessToken,
        signal: this.#request.signal,
        requestId: this.#requestId,
      });
      if (current && entry.name === memberProfile.name) await this.#mustBe(current, answer.data as MemberProfile);
      if (current) {
        const facts = changedFacts(entry, input.body, answer.data);
        if (answer.tokens) await this.#startAgain({ ...current, ...facts }, answer.tokens);
        else if (facts) await this.update(facts);
      }
      return answer;
    };
    if (session === null) return (await send(null)).data;

    let current = session.unproven === 'pair' ? await this.#prove(session) : session;
    const refusedHere = new Set<string>();
    for (;;) {
      try {
        return (await send(current)).data;
      } catch (error) {
        if (!isHubError(error, 'unauthorized')) throw error;
        if (error.hubCode === MEMBERSHIP_ENDED) return this.#endHere(current, MEMBERSHIP_ENDED);
        refusedHere.add(current.tokens.accessToken);
        const refreshed = await this.#refresh(current);
        current = refreshed.session;
        // An earlier refresh may have led to a pair that has expired too; only one may be asked for here, and a hub
        // that goes back to a pair leads nowhere.
        if (refreshed.asked || refusedHere.has(current.tokens.accessToken)) {
          return (await this.#replay(send, current)).data;
        }
      }
    }
  }

  /** The hub has ended every session of the member for this one: copies of the cookie end here, in all processes. */
  async #startAgain(former: Session, tokens: TokenPair): Promise<void> {
    const started = successorOf(former, tokens);
    await Promise.all([this.start(started), ended.end(endOfOlderSessions(started))]);
    this.#renewedForApp = started.bornIn !== 'browser';
  }

  /** Calls that guests may make continue as a guest's if it is unknown whether the session is valid. */
  async #caller({ audience }: Endpoint): Promise<Session | null> {
    if (audience === 'anyone' && !(await this.#current()).isStanding) return null;
    return this.read();
  }

  async #refresh(session: Session): Promise<{ session: Session; asked: boolean }> {
    const outcome = await refresher.refreshOnce(session);
    if (outcome.kind === 'trouble') {
      throw new ProblemError('try_again', { retryAfterSeconds: outcome.retryAfterSeconds, nothingDone: true });
    }
    if (outcome.kind === 'refused') return this.#endHere(session);
    const renewed = { tokens: outcome.tokens, unproven: outcome.unproven && ('pair' as const) };
    await this.update(renewed);
    this.#renewedForApp = session.bornIn !== 'browser';
    if (outcome.unproven) throw new ProblemError('try_again', { retryAfterSeconds: 5, nothingDone: true });
    return { session: { ...session, ...renewed }, asked: outcome.asked };
  }

  /** The hub will not have the session any more; with `MEMBERSHIP_ENDED`, nor any other of a member who has left. */
  async #endHere(session: Session, hubCode?: typeof MEMBERSHIP_ENDED): Promise<never> {
    // Sent with the former cookie; the browser has another one by now, or is about to, which is neither cleared nor expired.
    if (await isReplaced(session, this.#isReplacing)) {
      throw new ProblemError('try_again', { retryAfterSeconds: 1, nothingDone: true });
    }
    const isKnown = await ended.isKnownEnded(session);
    // Before the session's own end: readers of that mark must find the reason too.
    if (hubCode) await ended.end(endOfMembership(session.membershipNo));
    if (!isKnown) await this.end();
    throw new ProblemError('session_expired', { hubCode });
  }

  /** Asks whose a pair is that came out of an unproven refresh token, before anything else is asked with it. */
  async #prove(session: Session): Promise<Session> {
    const call = { accessToken: session.tokens.accessToken, signal: this.#request.signal, requestId: this.#requestId };
    try {
      await this.#mustBe(session, (await callHub(memberProfile, call)).data);
    } catch (error) {
      if (isHubError(error, 'unauthorized')) return session;
      throw error;
    }
    await this.update({ unproven: undefined });
    return { ...session, unproven: undefined };
  }

  /** The hub names another member than the session's: the tokens are not this member's, and the session is over. */
  async #mustBe(session: Session, { membershipNo }: MemberProfile): Promise<void> {
    if (membershipNo === session.membershipNo) return;
    await this.end();
    throw new ProblemError('session_expired');
  }

  async #replay(send: (session: Session) => Promise<HubAnswer<unknown>>, session: Session) {
    try {
      return await send(session);
    } catch (error) {
      if (isHubError(error, 'unauthorized')) {
        throw new ProblemError('try_again', { retryAfterSeconds: 5, nothingDone: true });
      }
      throw error;
    }
  }
}
