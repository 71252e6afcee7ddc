import { answerViewer } from '@/lib/bff/answer-viewer';
import { handlerOf } from '@/lib/bff/handle-route';

export const GET = handlerOf(answerViewer);
