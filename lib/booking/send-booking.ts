import { postOnce } from '@/lib/bff/post-once';
import { noteBooked, type SentRequest } from '@/lib/browser-storage/attempts';

/** Books rooms or a table once, and notes the number for other tabs. @throws ProblemError */
export async function sendBooking<Answer>(request: SentRequest, numberOf: (answer: Answer) => string): Promise<Answer> {
  const answer = await postOnce<Answer>(request);
  noteBooked(request, numberOf(answer));
  return answer;
}
