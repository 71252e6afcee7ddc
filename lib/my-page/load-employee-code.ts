import 'server-only';
import { cache } from 'react';
import { employeeQrCode } from '@/lib/hub/contract/member';
import { memberLoad } from '@/lib/session/prefetch';
import type { MemberLoad } from './member-load';

export interface EmployeeCode {
  qrCode: string;
  expiresAt: string;
  /** By the server's clock: the one of the device may be wrong. */
  remainingMs: number;
}

/** The employee's QR code; null where the hub has none for this member. Every answer is a new code. */
export const loadEmployeeCode = cache(async (): Promise<MemberLoad<EmployeeCode | null>> => {
  const answer = await memberLoad(employeeQrCode, {});
  if (answer.state !== 'ready' || answer.data === null) return answer as MemberLoad<null>;
  const remainingMs = Math.max(0, Date.parse(answer.data.expiresAt) - Date.now());
  return { state: 'ready', data: { ...answer.data, remainingMs } };
});
