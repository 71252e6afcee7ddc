import { bffPost } from '@/lib/bff/bff-client';
import { handlers } from '@/lib/routes/handlers';

export interface NotMeAnswer {
  enquiryNo: string;
  /** Masked. */
  mailedTo: string;
  doneBefore: boolean;
}

/** Reports a change or a spending that was not the member's. @param token of the mailed link @throws ProblemError */
export const sendNotMe = (token: string): Promise<NotMeAnswer> =>
  bffPost<NotMeAnswer>(handlers.session.notMe, { token });
