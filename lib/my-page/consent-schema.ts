import * as z from 'zod/mini';
import { bffPut } from '@/lib/bff/bff-client';
import type { ConsentId, Consents } from '@/lib/hub/contract/consent';
import { hubCall } from '@/lib/routes/hub-calls';

export type ConsentChoice = Record<ConsentId, boolean>;

export const consentChannels = ['email', 'sms', 'push'] as const satisfies readonly ConsentId[];

export function consentChoiceOf({ consents }: Pick<Consents, 'consents'>): ConsentChoice {
  const isGiven = (id: ConsentId) => consents.some(({ consentId, givenYn }) => consentId === id && givenYn === 'Y');
  return { email: isGiven('email'), sms: isGiven('sms'), push: isGiven('push'), night: isGiven('night') };
}

const consentIds = [...consentChannels, 'night'] as const satisfies readonly ConsentId[];

/** Only what differs from `saved`: a consent changed elsewhere is left alone. Without any channel there is none at night. */
export const consentSchema = (saved: ConsentChoice) =>
  z.pipe(
    z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean(), night: z.boolean() }),
    z.transform((choice) => {
      const given = { ...choice, night: choice.night && consentChannels.some((channel) => choice[channel]) };
      return consentIds
        .filter((id) => saved[id] !== given[id])
        .map((consentId) => ({ consentId, givenYn: given[consentId] ? ('Y' as const) : ('N' as const) }));
    }),
  );

export type ConsentChanges = z.output<ReturnType<typeof consentSchema>>;

export async function sendConsents(consents: ConsentChanges): Promise<void> {
  await bffPut(hubCall('saveConsents'), { consents });
}
