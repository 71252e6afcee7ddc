import { isMailToGuestAllowed } from '../member/mail-limits.ts';
import { sendMail } from '../member/outbox.ts';
import { nowIso, type World } from '../world.ts';
import { nextDueAsk } from './ask-store.ts';
import { decideAsk } from './asks.ts';
import { askMail } from './stay-mails.ts';

/**
 * Brings the asks of all stays up to the clock, in the order in which they are due, each once: the hotels answer by themselves,
 * with a mail. Every call of the hub begins with it, so that none sees a room that was promised before.
 */
export function settleAsks(world: World): void {
  if (nextDueAsk(world, nowIso(world)) === undefined) return;
  world.db.immediate(() => {
    for (;;) {
      const due = nextDueAsk(world, nowIso(world));
      if (due === undefined || due.dueAt === null) return;
      const { row, ask } = decideAsk(world, due, due.dueAt);
      const isSent = ask.state !== 'kept' && (row.membershipNo !== null || isMailToGuestAllowed(world, row.email));
      if (isSent) sendMail(world, ...askMail(world, row, ask, row.lang));
    }
  });
}
