import 'server-only';
import { createHmac } from 'node:crypto';

/** HMAC-SHA256 of the id in lower-case hex (developers.channel.io, "Member Hash"). @param secret in hex */
export function memberHash(memberId: string, secret: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(memberId).digest('hex');
}
