import { handlers } from '@/lib/routes/handlers';
import type { Viewer } from '@/lib/session/viewer';
import { bffGet } from './bff-client';

/** The BFF renews the session on the way. Throws as `bffCall`. */
export const askViewer = (): Promise<Viewer> => bffGet<Viewer>(handlers.session.viewer);
