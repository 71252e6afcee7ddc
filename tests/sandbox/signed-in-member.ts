import { beforeEach } from 'vitest';
import { sampleUpload } from './centre-steps.ts';
import { type CallParts, callHub, control, type SignedIn, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

/** Before each test of a file a sandbox of its own, and the sample member logged in to it. */
export function signedInMember() {
  const sandbox = sandboxForEachTest();
  let member: SignedIn;
  beforeEach(async () => {
    member = await signIn(sandbox);
  });

  const call = (name: Parameters<typeof callHub>[1], parts: CallParts = {}) =>
    callHub(sandbox, name, { token: member.token, ...parts });
  const entries = async (kind: string): Promise<{ points: number }[]> =>
    (await call('pointStatement', { query: { lang: 'en' } })).body.data.entries.filter(
      (entry: { kind: string }) => entry.kind === kind,
    );
  const logInAnew = async () => {
    member = await signIn(sandbox);
  };
  return {
    /** Of this test. */
    sandbox,
    call,
    logInAnew,
    /** The clock so many hours from now; tokens live shorter, so later requests log in again. */
    hoursLater: async (hours: number) => {
      await control(sandbox, '/clock', { now: new Date(Date.now() + hours * 3_600_000).toISOString() });
      await logInAnew();
    },
    upload: async (): Promise<string> =>
      (await call('uploadAttachment', { body: sampleUpload })).body.data.attachmentId,
    /** Rows of one kind in the first page of the statement, newest first. */
    entries,
    /** The balance with what has run out by the clock: only what is posted changes it. */
    everPosted: async (): Promise<number> => {
      const { balance } = (await call('pointBalance')).body.data;
      return (await entries('expired')).reduce((sum, { points }) => sum - points, balance as number);
    },
    /** Takes the points of a past stay from the member, whose number it gives back. */
    uncredited: async (hotelId = 'unhae-seorak'): Promise<string> => {
      const { membershipNo } = member;
      const { reservationNos } = (await control(sandbox, '/uncredited', { membershipNo, hotelId })) as {
        reservationNos: string[];
      };
      return reservationNos[0] ?? '';
    },
  };
}
