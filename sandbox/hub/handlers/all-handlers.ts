import { contract, type EndpointName } from '../../../lib/hub/contract/contract.ts';
import { authHandlers } from './auth.ts';
import { benefitHandlers } from './benefit.ts';
import { customerVoiceHandlers } from './customer-voice.ts';
import type { Handlers } from './handler.ts';
import { hotelHandlers } from './hotel.ts';
import { memberHandlers } from './member.ts';
import { reservationHandlers } from './reservation.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...hotelHandlers,
  ...reservationHandlers,
  ...memberHandlers,
  ...benefitHandlers,
  ...customerVoiceHandlers,
};

/** Calls that the contract declares and this hub answers with 501 as yet. */
export const unanswered: readonly EndpointName[] = (Object.keys(contract) as EndpointName[]).filter(
  (name) => !(name in handlers),
);
