import { handleRoute } from '@/lib/bff/handle-route';
import { feedbackBody, prepareFeedback } from '@/lib/feedback/prepare-feedback';

/** Answers a `FeedbackAnswer`. The customer number of a follow-up is decrypted and compared here, never in a browser. */
export const POST = handleRoute({
  body: feedbackBody,
  limit: { kind: 'feedback' },
  run: async (context) => ({ body: await prepareFeedback(context) }),
});
