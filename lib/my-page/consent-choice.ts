import { bffCall } from '@/lib/bff/bff-client';
import type { ConsentId, Consents } from '@/lib/hub/contract/consent';

export type ConsentChoice = Record<ConsentId, boolean>;

export const consentChannels = ['email', 'sms', 'push'] as const satisfies readonly ConsentId[];

export function choiceOf({ consents }: Pick<Consents, 'consents'>): ConsentChoice {
  const isGiven = (id: ConsentId) => consents.some(({ consentId, givenYn }) => consentId === id && givenYn === 'Y');
  return { email: isGiven('email'), sms: isGiven('sms'), push: isGiven('push'), night: isGiven('night') };
}

export const hasChannel = (choice: ConsentChoice): boolean => consentChannels.some((channel) => choice[channel]);

/** A choice after one tick: without any channel there is none at night either. */
export function ticked(choice: ConsentChoice, id: ConsentId, given: boolean): ConsentChoice {
  const next = { ...choice, [id]: given };
  return hasChannel(next) ? next : { ...next, night: false };
}

/** What differs, so that a consent changed elsewhere meanwhile is left alone. */
export function consentChanges(
  before: ConsentChoice,
  after: ConsentChoice,
): { consentId: ConsentId; givenYn: 'Y' | 'N' }[] {
  return ([...consentChannels, 'night'] as const)
    .filter((id) => before[id] !== after[id])
    .map((consentId) => ({ consentId, givenYn: after[consentId] ? 'Y' : 'N' }));
}

export async function saveConsents(consents: ReturnType<typeof consentChanges>): Promise<void> {
  await bffCall('PUT', '/api/hub/membership/member/consent', { consents });
}
