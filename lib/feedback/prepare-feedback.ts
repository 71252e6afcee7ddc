import 'server-only';
import * as z from 'zod';
import type { RouteContext } from '@/lib/bff/handle-route';
import type { RouteSession } from '@/lib/bff/route-session';
import { serverEnv } from '@/lib/env/server-env';
import { decryptText, issueVocToken } from '@/lib/hub/contract/customer-voice';
import { isHubError } from '@/lib/hub/hub-error';
import { feedbackAddress } from './feedback-address';
import { CST_NO_MAX, type FeedbackAnswer, vocIdPattern } from './follow-up';

const followUp = z.object({ vocId: z.string().regex(vocIdPattern), cstNo: z.string().min(1).max(CST_NO_MAX) });

export const feedbackBody = z.object({ followUp: followUp.optional() });

async function customerOf(session: RouteSession, cstNo: string): Promise<string | null> {
  try {
    return await session.call(decryptText, { body: { text: cstNo } });
  } catch (error) {
    if (isHubError(error, 'rejected')) return null;
    throw error;
  }
}

/** After comparing the customer of a follow-up with the member. @throws HubError, ProblemError */
export async function prepareFeedback({
  body,
  session,
  language,
}: RouteContext<z.infer<typeof feedbackBody>>): Promise<FeedbackAnswer> {
  const { membershipNo } = await session.member();
  const base = serverEnv().VOC_BASE_URL;
  if (base === undefined) return { state: 'closed' };
  if (body.followUp && (await customerOf(session, body.followUp.cstNo)) !== membershipNo) return { state: 'mismatch' };
  const { accessToken, encryptedCstNo } = await session.call(issueVocToken, { body: { cstNo: membershipNo } });
  const vocId = body.followUp?.vocId;
  const visit = { base, language: language.code, cstNo: encryptedCstNo, accessToken, ...(vocId && { vocId }) };
  return { state: 'open', address: feedbackAddress(visit) };
}
