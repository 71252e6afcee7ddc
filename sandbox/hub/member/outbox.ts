import type { Email } from '../seed/emails.ts';
import { nowIso, type World } from '../world.ts';

/** The parts of `sendMail`: to whom, subject, text. */
export type Mail = readonly [to: string, subject: string, text: string];

export const mailTo = (to: string, { subject, text }: Email): Mail => [to, subject, text];

export interface StoredMail {
  readonly mailId: number;
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Puts a mail into the outbox instead of sending it; `/__sandbox/outbox` shows it. */
export function sendMail(world: World, to: string, subject: string, text: string): void {
  world.db.run(
    'INSERT INTO outbox (at, recipient, subject, text) VALUES (?, ?, ?, ?)',
    nowIso(world),
    to,
    subject,
    text,
  );
}

/** Newest first. */
export function readOutbox(world: World): StoredMail[] {
  return world.db.all<StoredMail>(
    'SELECT mail_id AS mailId, at, recipient AS "to", subject, text FROM outbox ORDER BY mail_id DESC LIMIT 200',
  );
}
