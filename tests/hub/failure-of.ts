import { type HubError, isHubError } from '@/lib/hub/hub-error';

/** The failure of a call that has to fail. @throws where it does not, or fails in another way */
export async function failureOf(call: Promise<unknown>): Promise<HubError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isHubError(error)) throw new Error(`expected a HubError, got ${String(error)}`);
  return error;
}
