import { authHandlers } from './auth.ts';
import { benefitHandlers } from './benefit.ts';
import { customerVoiceHandlers } from './customer-voice.ts';
import { diningHandlers } from './dining.ts';
import type { Handlers } from './handler.ts';
import { hotelHandlers } from './hotel.ts';
import { identityHandlers } from './identity.ts';
import { integrationHandlers } from './integration.ts';
import { memberHandlers } from './member.ts';
import { reservationHandlers } from './reservation.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...integrationHandlers,
  ...hotelHandlers,
  ...reservationHandlers,
  ...memberHandlers,
  ...benefitHandlers,
  ...diningHandlers,
  ...customerVoiceHandlers,
  ...identityHandlers,
};
