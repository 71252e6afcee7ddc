import * as z from 'zod/mini';
import { isAtMost, isFilled, typedText } from '@/lib/hub/contract/typed-field';
import { tidyCode } from '@/lib/hub/contract/typed-text';

export type CredentialsProblem = 'membershipIdRequired' | 'passwordRequired' | 'tooLong';

/** Limits of the contract's `loginBody` and `integrationBody`. */
export const credentialsSchema = z.object({
  membershipId: typedText(tidyCode, ['membershipIdRequired', isFilled], ['tooLong', isAtMost(100)]),
  password: typedText((password) => password, ['passwordRequired', isFilled], ['tooLong', isAtMost(200)]),
});

export type Credentials = z.output<typeof credentialsSchema>;
