import { handlerOf } from '@/lib/bff/handle-route';
import { answerHubCall } from '@/lib/bff/hub-proxy';

const proxy = handlerOf(answerHubCall);

export { proxy as DELETE, proxy as GET, proxy as POST, proxy as PUT };
