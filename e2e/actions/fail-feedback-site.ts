import type { HubFault } from '../fixtures/hub-control';

/** Lets the stand-in of the feedback site misbehave (`POST`), or puts it right again (`DELETE`). */
export async function failSite(address: string, method: 'POST' | 'DELETE', fault?: HubFault): Promise<void> {
  const answer = await fetch(`${address}/__sandbox/faults`, {
    method,
    ...(fault && { body: JSON.stringify(fault), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`the feedback site answered ${answer.status}`);
}
