import * as z from 'zod';

const visit = z.object({ data: z.object({ membershipNo: z.string(), memberName: z.string() }) });

/** What a visitor of the site came with. */
export interface Credentials {
  accessToken: string;
  cstNo: string;
}

export type HubAnswer<T> = { kind: 'ok'; data: T } | { kind: 'refused' } | { kind: 'unavailable' };

/** The hub, as the feedback site asks it whether a token is good. */
export function hubCalls(hubOrigin: string) {
  async function ask(path: string, body: object): Promise<Response | null> {
    return fetch(`${hubOrigin}/feedback-desk${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(3_000),
    }).catch(() => null);
  }
  return {
    async visit(credentials: Credentials): Promise<HubAnswer<{ membershipNo: string; memberName: string }>> {
      const response = await ask('/visit', credentials);
      if (response?.ok) return { kind: 'ok', data: visit.parse(await response.json()).data };
      return { kind: response && response.status < 500 ? 'refused' : 'unavailable' };
    },
    /** Takes the token's one feedback and sends a mail to the member. */
    async receive(credentials: Credentials, mail: { subject: string; text: string }): Promise<HubAnswer<null>> {
      const response = await ask('/receive', { ...credentials, ...mail });
      if (response?.ok) return { kind: 'ok', data: null };
      return { kind: response && response.status < 500 ? 'refused' : 'unavailable' };
    },
  };
}

export type HubCalls = ReturnType<typeof hubCalls>;
