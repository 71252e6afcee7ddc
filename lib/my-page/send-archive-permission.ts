import { bffCall } from '@/lib/bff/bff-client';
import { handlers } from '@/lib/routes/handlers';

/** @throws ProblemError WRONG_PASSWORD */
export async function sendArchivePermission(password: string): Promise<void> {
  await bffCall('POST', handlers.session.archivePermission, { password });
}
