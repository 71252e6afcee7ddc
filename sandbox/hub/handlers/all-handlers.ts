import { askHandlers } from './ask.ts';
import { authHandlers } from './auth.ts';
import { benefitHandlers } from './benefit.ts';
import { certificationHandlers } from './certification.ts';
import { customerCentreHandlers } from './customer-centre.ts';
import { customerVoiceHandlers } from './customer-voice.ts';
import { diningHandlers } from './dining.ts';
import { exchangeRateHandlers } from './exchange-rate.ts';
import { findAccountHandlers } from './find-account.ts';
import { guestReservationHandlers } from './guest-reservation.ts';
import { guestTableHandlers } from './guest-table.ts';
import type { Handlers } from './handler.ts';
import { hotelHandlers } from './hotel.ts';
import { identityHandlers } from './identity.ts';
import { integrationHandlers } from './integration.ts';
import { joinHandlers } from './join.ts';
import { memberHandlers } from './member.ts';
import { packageHandlers } from './package.ts';
import { profileHandlers } from './profile.ts';
import { referralHandlers } from './referral.ts';
import { reservationHandlers } from './reservation.ts';
import { spendingGuardHandlers } from './spending-guard.ts';
import { voucherHandlers } from './voucher.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...integrationHandlers,
  ...hotelHandlers,
  ...exchangeRateHandlers,
  ...packageHandlers,
  ...reservationHandlers,
  ...guestReservationHandlers,
  ...askHandlers,
  ...guestTableHandlers,
  ...memberHandlers,
  ...profileHandlers,
  ...certificationHandlers,
  ...benefitHandlers,
  ...voucherHandlers,
  ...referralHandlers,
  ...diningHandlers,
  ...customerCentreHandlers,
  ...customerVoiceHandlers,
  ...findAccountHandlers,
  ...identityHandlers,
  ...joinHandlers,
  ...spendingGuardHandlers,
};
