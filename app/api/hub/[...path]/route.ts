import { answerHubCall } from '@/lib/bff/hub-proxy';

export { answerHubCall as DELETE, answerHubCall as GET, answerHubCall as POST, answerHubCall as PUT };
