import { reportOfEvent } from '../member/event-report.ts';
import { sendMail } from '../member/outbox.ts';
import { noteCheck } from '../member/spending-guard.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

export const spendingGuardHandlers = {
  confirmIdentity(call, world) {
    const isSame = noteCheck(world, viewerOf(call), call.familyId ?? '', call.body.requestNo);
    return { samePersonYn: isSame ? 'Y' : 'N' };
  },

  async reportEvent({ body }, world) {
    const { mail, ...reported } = await reportOfEvent(world, body.token);
    if (mail) sendMail(world, ...mail);
    return reported;
  },
} satisfies Handlers;
