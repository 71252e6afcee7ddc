import { handlers } from '@/lib/routes/handlers';
import type { Viewer } from '@/lib/session/viewer';
import { bffGet } from './bff-client';

/** Refreshes the session if necessary. @throws ProblemError */
export const askViewer = (): Promise<Viewer> => bffGet<Viewer>(handlers.session.viewer);
