import { bffPost } from '@/lib/bff/bff-client';
import { handlers } from '@/lib/routes/handlers';
import type { IdentityAnswer, IdentityForm, IdentityPurpose, IdentityWindow } from './identity-start';

/** @returns the form that leads to the provider @throws ProblemError */
export const sendIdentityStart = (start: {
  purpose: IdentityPurpose;
  window: IdentityWindow;
  returnTo: string;
}): Promise<IdentityForm> => bffPost<IdentityForm>(handlers.identity.start, start);

/** @param receipt names the result, which is read once @throws ProblemError `conflict`, `forbidden`, `identity_expired` */
export const sendReceipt = (receipt: string): Promise<IdentityAnswer> =>
  bffPost<IdentityAnswer>(handlers.identity.result, { receipt });

/** Lets this session spend points and vouchers, by the verification just made. @throws ProblemError `conflict`, `forbidden`, `identity_expired` */
export const sendSpendingCheck = (): Promise<{ samePerson: boolean }> =>
  bffPost<{ samePerson: boolean }>(handlers.identity.spending);
