import { answerViewer } from '@/lib/bff/answer-viewer';

export const GET = answerViewer;
