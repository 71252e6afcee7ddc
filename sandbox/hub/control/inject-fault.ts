import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HubEnv } from '../hub-env.ts';
import { Refusal } from '../refusal.ts';
import type { Fault } from './fault-registry.ts';

const HALF_AN_ANSWER = '{"data":{"half":';

/** Lets a fault happen. Undefined: the call goes on (it was only slow, or its answer will be lost). */
export async function injectFault(context: Context<HubEnv>, fault: Fault): Promise<Response | undefined> {
  const { outgoing } = context.env;
  if (fault.kind === 'slow') {
    await sleep(fault.delayMs);
    return undefined;
  }
  if (fault.kind === 'lost') return undefined;
  if (fault.kind === 'down') {
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault.kind === 'reset') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
    outgoing.write(HALF_AN_ANSWER, () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  }
  if (fault.kind === 'malformed') {
    return context.body(HALF_AN_ANSWER, 200, { 'content-type': 'application/json' });
  }
  if (fault.kind === 'html') return context.html('<!doctype html><title>Error</title><h1>Service error</h1>');
  const { message } = new Refusal('UNAVAILABLE');
  return context.json({ code: 'UNAVAILABLE', message }, fault.status as ContentfulStatusCode);
}

/** What becomes of the answer of a call that was carried out under a fault. */
export function loseAnswer(context: Context<HubEnv>, fault: Fault | undefined): void {
  if (fault?.kind !== 'lost') return;
  context.env.outgoing.destroy();
  context.res = RESPONSE_ALREADY_SENT;
}
