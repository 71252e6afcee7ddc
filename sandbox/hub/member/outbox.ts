import { nowIso, type World } from '../world.ts';

export interface Mail {
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
export function readOutbox(world: World): Mail[] {
  return world.db.all<Mail>(
    'SELECT mail_id AS mailId, at, recipient AS "to", subject, text FROM outbox ORDER BY mail_id DESC LIMIT 200',
  );
}
