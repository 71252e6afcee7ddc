import { handlers } from '@/lib/routes/handlers';
import { bffPost } from './bff-client';

export const sendLogout = (): Promise<unknown> => bffPost(handlers.session.logout);
