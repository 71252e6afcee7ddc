import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import type { Endpoint, ResponseOf } from '@/lib/hub/contract/endpoint';
import { type MemberProfile, memberProfile } from '@/lib/hub/contract/member';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { MEMBERSHIP_ENDED } from '@/lib/hub/contract/withdrawal';
import { callEndpoint, callHub, type HubCallOptions } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import type { HubInput, UncheckedHubInput } from '@/lib/hub/hub-input';
import type { HubAnswer } from '@/lib/hub/read-hub-response';
import { countSession } from '@/lib/observability/metrics';
import { cookieValue } from '@/lib/request/cookies';
import { clearedSessionCookies, sessionCookies } from '@/lib/session/cookies';
import { ended } from '@/lib/session/ended-everywhere';
import { endOfMembership, endOfOlderSessions } from '@/lib/session/ended-sessions';
import { noteMember } from '@/lib/session/log-facts';
import { refresher } from '@/lib/session/refresh';
import { sealSession, secondsLeft, sessionCookieName, sessionFromCookieValue } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';
import { needsOwnPassword } from '@/lib/session/temporary-password';
import { validSession } from '@/lib/session/valid-session';
import { changedFacts } from './changed-facts';
import { ProblemError, TRY_AGAIN_SECONDS } from './problem-error';
import { limitMessage } from './rate-limit';
import { isReplaced, markReplacing, pastOf, replacedMark, successorOf, withTokens } from './renewed-session';

const tryAgain = (retryAfterSeconds = TRY_AGAIN_SECONDS) =>
  new ProblemError('try_again', { retryAfterSeconds, nothingDone: true });

type CallOptions = Pick<HubCallOptions, 'idempotencyKey' | 'language'>;

/**
 * The session during one request: read when first needed, refreshed at most once, written at the end.
 * `previous`: the session that this request ends or replaces; `current`: the one of a call; `latest`: after all known rotations.
 */
export class RouteSession {
  readonly #request: Request;
  readonly #requestId: string;
  #loaded: Promise<{ session: Session | null; isConfirmed: boolean }> | undefined;
  #outcome: { kind: 'keep' } | { kind: 'write'; session: Session } | { kind: 'clear' } = { kind: 'keep' };
  #renewedForApp = false;
  #isReplacing = false;
  constructor(request: Request, requestId: string) {
    this.#request = request;
    this.#requestId = requestId;
  }

  /** Null for a guest. @throws ProblemError `try_again` if it is unknown whether another process has ended it */
  async read(): Promise<Session | null> {
    const { session, isConfirmed } = await this.#current();
    if (!isConfirmed) throw tryAgain();
    return session;
  }

  /** @throws ProblemError as `read`; `login_required` for a guest */
  async member(): Promise<Session> {
    const session = await this.read();
    if (session === null) throw new ProblemError('login_required');
    return session;
  }

  /** For callers that end or replace the session: also returns one that another process may have ended. */
  async readPrevious(): Promise<Session | null> {
    return (await this.#current()).session;
  }

  async #current(): Promise<{ session: Session | null; isConfirmed: boolean }> {
    if (this.#outcome.kind === 'write') return { session: this.#outcome.session, isConfirmed: true };
    if (this.#outcome.kind === 'clear') return { session: null, isConfirmed: true };
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  async #load(): Promise<{ session: Session | null; isConfirmed: boolean }> {
    const value = cookieValue(this.#request.headers.get('cookie'), sessionCookieName());
    const known = await validSession(value);
    if (known !== 'unknown') return { session: known, isConfirmed: true };
    return { session: await sessionFromCookieValue(value), isConfirmed: false };
  }

  /** `read` with the latest pair, after any refresh under way; the cookie is written, since that answer may be lost. */
  async readLatest(): Promise<Session | null> {
    const session = await this.read();
    if (session === null) return null;
    const tokens = await refresher.latestTokens(session);
    const { accessToken, refreshToken } = session.tokens;
    if (tokens.accessToken !== accessToken || tokens.refreshToken !== refreshToken) {
      await this.update(withTokens(session, tokens));
    }
    return this.read();
  }

  async start(session: Session): Promise<void> {
    const previous = await this.readPrevious();
    if (previous && previous.sid !== session.sid) {
      await Promise.all([ended.end(previous), ended.end(replacedMark(previous))]);
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
    const session = await this.readPrevious();
    if (session) {
      countSession('ended');
      await ended.end(session);
    }
    this.#outcome = { kind: 'clear' };
  }

  get renewedForApp(): boolean {
    return this.#renewedForApp;
  }

  /** `Set-Cookie` values of the answer; none for a session that has ended elsewhere meanwhile. */
  async setCookies(): Promise<string[]> {
    const { PUBLIC_ORIGIN } = serverEnv();
    if (this.#outcome.kind === 'clear') return clearedSessionCookies(PUBLIC_ORIGIN);
    if (this.#outcome.kind === 'keep') return [];
    const { session } = this.#outcome;
    // Another request may have refreshed again meanwhile: a late answer must not overwrite a later pair.
    const loaded = (await this.#loaded)?.session;
    const tokens = await refresher.latestKnownTokens(session);
    const past = await pastOf(loaded?.sid === session.sid ? loaded : session, tokens);
    const seal = await sealSession({ ...withTokens(session, tokens), past });
    return (await ended.isKnownEnded(session)) ? [] : sessionCookies(seal, secondsLeft(session), PUBLIC_ORIGIN);
  }

  /**
   * Sends the member's token if there is one; after a 401, refreshes once and replays the call. @throws ProblemError
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
    if (session && entry.issuesTokens) this.#isReplacing = await markReplacing(session);
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
        // A pair of an earlier refresh may have expired too: loop until this request has refreshed once. A hub that
        // returns to an earlier pair ends the loop.
        if (refreshed.asked || refusedHere.has(current.tokens.accessToken)) {
          return (await this.#replay(send, current)).data;
        }
      }
    }
  }

  /** The hub has ended every other session of the member: copies of the cookie end in all processes. */
  async #startAgain(previous: Session, tokens: TokenPair): Promise<void> {
    const started = successorOf(previous, tokens);
    await Promise.all([this.start(started), ended.end(endOfOlderSessions(started))]);
    this.#renewedForApp = started.bornIn !== 'browser';
  }

  /** Public calls are made as a guest if it is unknown whether the session is valid. */
  async #caller({ audience }: Endpoint): Promise<Session | null> {
    if (audience === 'anyone' && !(await this.#current()).isConfirmed) return null;
    return this.read();
  }

  async #refresh(session: Session): Promise<{ session: Session; asked: boolean }> {
    const outcome = await refresher.refreshOnce(session);
    if (outcome.kind === 'trouble') throw tryAgain(outcome.retryAfterSeconds);
    if (outcome.kind === 'refused') return this.#endHere(session);
    const renewed = { tokens: outcome.tokens, unproven: outcome.unproven && ('pair' as const) };
    await this.update(renewed);
    this.#renewedForApp = session.bornIn !== 'browser';
    if (outcome.unproven) throw tryAgain();
    return { session: { ...session, ...renewed }, asked: outcome.asked };
  }

  /** The hub has ended the session; with `MEMBERSHIP_ENDED`, every session of the member. */
  async #endHere(session: Session, hubCode?: typeof MEMBERSHIP_ENDED): Promise<never> {
    // Sent with the previous cookie: the browser has a newer one, or gets it soon, which must not be cleared.
    if (await isReplaced(session, this.#isReplacing)) throw tryAgain(1);
    const isKnown = await ended.isKnownEnded(session);
    // Before the session's end: readers of that mark need the reason.
    if (hubCode) await ended.end(endOfMembership(session.membershipNo));
    if (!isKnown) await this.end();
    throw new ProblemError('session_expired', { hubCode });
  }

  /** Asks the hub for the member of a pair from an unproven refresh token, before any other call with it. */
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

  /** Ends the session if the hub names another member: the tokens are not this member's. */
  async #mustBe(session: Session, { membershipNo }: MemberProfile): Promise<void> {
    if (membershipNo === session.membershipNo) return;
    await this.end();
    throw new ProblemError('session_expired');
  }

  async #replay(send: (session: Session) => Promise<HubAnswer<unknown>>, session: Session) {
    try {
      return await send(session);
    } catch (error) {
      throw isHubError(error, 'unauthorized') ? tryAgain() : error;
    }
  }
}
