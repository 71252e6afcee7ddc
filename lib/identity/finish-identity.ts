import 'server-only';
import * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { problemStatus } from '@/lib/bff/problem';
import { ProblemError } from '@/lib/bff/problem-error';
import { problemOf } from '@/lib/bff/problem-response';
import { identityResult } from '@/lib/hub/contract/identity';
import { callHub } from '@/lib/hub/hub-client';
import { cookieValue } from '@/lib/request/cookies';
import { clearedFlowCookie, clearedVerifiedCookie, flowCookieName, verifiedCookie } from './identity-cookies';
import { type Contents, nowSeconds, unseal, VERIFIED_SECONDS } from './identity-flow';
import type { IdentityAnswer } from './identity-start';
import { identitySteps } from './used-once';

export const identityResultBody = z.object({ receipt: z.string().min(1).max(24_000) });

async function matchedFlow({ body, request }: RouteContext<z.infer<typeof identityResultBody>>) {
  const receipt = await unseal('receipt', body.receipt);
  if (receipt.outcome === 'unreadable') throw new ProblemError('invalid_input');
  const { stateId } = receipt.contents;
  if (await identitySteps.isTaken('result', stateId)) throw new ProblemError('conflict');
  if (receipt.outcome === 'expired') throw new ProblemError('identity_expired');
  const flow = await unseal('flow', cookieValue(request.headers.get('cookie'), flowCookieName()));
  if (flow.outcome !== 'valid' || flow.contents.stateId !== stateId) throw new ProblemError('forbidden');
  return { receipt: receipt.contents, flow: flow.contents };
}

/** Asks the hub once. What it could not say because of trouble, or because the visitor reloads, may be asked for again. */
async function askOnce(
  { tokenVersionId, encData, integrityValue, stateId }: Contents<'receipt'>,
  requestNo: string,
  { request, requestId, hub }: RouteContext<unknown>,
) {
  if (!(await identitySteps.take('result', stateId))) throw new ProblemError('conflict');
  try {
    const query = { requestNo, tokenVersionId, encData, integrityValue };
    return (await callHub(identityResult, { ...hub, query })).data;
  } catch (error) {
    const { code, nothingDone } = problemOf(error, requestId, request);
    if (code === 'client_closed' || nothingDone || problemStatus[code] >= 500)
      await identitySteps.giveBack('result', stateId);
    throw error;
  }
}

/**
 * The page learns whether, and not who: name, birth date, gender and mobile go into a sealed cookie for the form that
 * asked, CI and DI go nowhere. @throws ProblemError `invalid_input` (not ours), `conflict` (asked before),
 * `identity_expired`, `forbidden` (another browser's); HubError
 */
export async function finishIdentity(context: RouteContext<z.infer<typeof identityResultBody>>): Promise<RouteResult> {
  const { receipt, flow } = await matchedFlow(context);
  const { purpose, requestNo, returnTo, window } = flow;
  const result = await askOnce(receipt, requestNo, context);
  const answer: IdentityAnswer = { verified: result.verifiedYn === 'Y', purpose, window, returnTo };
  if (result.verifiedYn === 'N') return { body: answer, cookies: [clearedFlowCookie(), clearedVerifiedCookie()] };
  const { name, birthDate, gender, mobile } = result;
  const expiresAt = nowSeconds() + VERIFIED_SECONDS;
  const person = { name, birthDate, gender, mobile };
  const verified = await verifiedCookie({ purpose, requestNo, returnTo, ...person, expiresAt });
  return { body: answer, cookies: [clearedFlowCookie(), verified] };
}
