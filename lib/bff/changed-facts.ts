import 'server-only';
import type * as z from 'zod';
import { checkEmailCertification } from '@/lib/hub/contract/certification';
import { CERTIFIED } from '@/lib/hub/contract/certification-code';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { changePassword } from '@/lib/hub/contract/member';
import type { Session } from '@/lib/session/session-schema';

export function changedFacts({ name }: Endpoint, body: unknown, data: unknown): Partial<Session> | null {
  if (name === changePassword.name) return { temporaryYn: 'N' };
  if (name !== checkEmailCertification.name) return null;
  const { type } = body as z.input<typeof checkEmailCertification.body>;
  const { code } = data as z.output<typeof checkEmailCertification.response>;
  return code === CERTIFIED && type !== 'recommender' ? { employeeStatus: 'Y' } : null;
}
