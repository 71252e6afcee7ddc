import 'server-only';
import * as z from 'zod';
import { safeReturnTo } from '@/lib/access/return-to';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { ProblemError } from '@/lib/bff/problem-error';
import { serverEnv } from '@/lib/env/server-env';
import { identityReady } from '@/lib/hub/contract/identity';
import { callHub } from '@/lib/hub/hub-client';
import { handlers } from '@/lib/routes/handlers';
import { flowCookie } from './identity-cookies';
import { FLOW_SECONDS, newStateId, nowSeconds, seal } from './identity-flow';
import { type IdentityForm, identityPurposes, identityWindows, MAX_RETURN_TO } from './identity-start';

export const identityStartBody = z.object({
  purpose: z.enum(identityPurposes),
  window: z.enum(identityWindows),
  /** Way back to the form, a path of this site of at most 512 characters; anything else becomes `/`. */
  returnTo: z.string(),
});

/** State for the return, request number into the sealed cookie. @throws ProblemError `not_found`; HubError */
export async function beginIdentity(context: RouteContext<z.infer<typeof identityStartBody>>): Promise<RouteResult> {
  const { PUBLIC_ORIGIN, IDENTITY_FORM_URL } = serverEnv();
  if (IDENTITY_FORM_URL === undefined) throw new ProblemError('not_found');
  const { purpose, window, returnTo: asked } = context.body;
  const way = safeReturnTo(asked, PUBLIC_ORIGIN);
  const returnTo = way.length <= MAX_RETURN_TO ? way : '/';
  const stateId = newStateId();
  const expiresAt = nowSeconds() + FLOW_SECONDS;
  const state = await seal('state', { stateId, locale: context.language.locale, expiresAt });
  const { data } = await callHub(identityReady, {
    ...context.hub,
    query: { returnUrl: `${PUBLIC_ORIGIN}${handlers.identity.callback}?${new URLSearchParams({ state })}` },
  });
  const form: IdentityForm = {
    action: IDENTITY_FORM_URL,
    fields: {
      m: 'service',
      token_version_id: data.tokenVersionId,
      enc_data: data.encData,
      integrity_value: data.integrityValue,
    },
  };
  const { requestNo } = data;
  return { body: form, cookies: [await flowCookie({ stateId, requestNo, purpose, window, returnTo, expiresAt })] };
}
