import * as z from 'zod/mini';
import { formText, isAtMost, isFilled } from '@/lib/hub/contract/form-field';
import { tidyCode } from '@/lib/hub/contract/typed-text';

export type CredentialsProblem = 'membershipIdRequired' | 'passwordRequired' | 'tooLong';

/** Limits of the contract's `loginBody` and `integrationBody`. */
export const credentialsSchema = z.object({
  membershipId: formText(tidyCode, ['membershipIdRequired', isFilled], ['tooLong', isAtMost(100)]),
  password: formText((password) => password, ['passwordRequired', isFilled], ['tooLong', isAtMost(200)]),
});

export type Credentials = z.output<typeof credentialsSchema>;
