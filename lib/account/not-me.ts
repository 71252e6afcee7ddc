import 'server-only';
import * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { limitMessage } from '@/lib/bff/rate-limit';
import { eventToken, reportEvent } from '@/lib/hub/contract/spending-guard';
import { callHub } from '@/lib/hub/hub-client';
import { ended } from '@/lib/session/ended-everywhere';
import { endOfOlderSessions } from '@/lib/session/ended-sessions';
import type { NotMeAnswer } from './send-not-me';

export const notMeBody = z.object({ token: eventToken });

/**
 * Without the session of the browser, which can be anybody's: the token of the mail says whose account it is.
 * @throws HubError `not_found` for a token that is unknown or over
 */
export async function notMe({ body, hub }: RouteContext<z.infer<typeof notMeBody>>): Promise<RouteResult> {
  await limitMessage(reportEvent, undefined);
  const { membershipId, enquiryNo, mailedTo, doneBeforeYn } = (await callHub(reportEvent, { ...hub, body })).data;
  const doneBefore = doneBeforeYn === 'Y';
  // Sessions that began since with a new password are the member's own.
  if (!doneBefore) await ended.end(endOfOlderSessions({ membershipId, issuedAt: Date.now() / 1000 }));
  return { body: { enquiryNo, mailedTo, doneBefore } satisfies NotMeAnswer };
}
