import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { useWaiting } from '@/components/ui/use-waiting';
import { ProblemError } from '@/lib/bff/problem-error';
import { importPart } from '@/lib/navigation/import-part';

export interface MemberAction<Input, Result> {
  /** Sends once: calls while it runs share one answer. Rejects with what `send` rejects with. */
  run: (input: Input) => Promise<Result>;
  /** It is being sent, or the page is being refreshed. */
  pending: boolean;
}

export interface MemberActionOptions {
  /** False for a step that changes nothing the server shows: a key that is sent, a password that is checked. */
  redraws?: boolean;
}

const loadSender = async () => {
  const [{ sendAction }] = await Promise.all([import('@/lib/my-page/send-action'), import('@/lib/bff/bff-client')]);
  return sendAction;
};

/** A script that fails to load, also after a reload, counts as an unreachable server. */
const loadSenderNow = () =>
  importPart(loadSender).catch((error: unknown) => {
    reportError(error);
    throw new ProblemError('unreachable', { nothingDone: true });
  });

/**
 * A member's action in My Page: one mutation (`lib/my-page/send-action`) with the loading overlay, then a refresh.
 * @param send must be stable: pass what changes as its input
 */
export function useMemberAction<Input, Result>(
  send: (input: Input) => Promise<Result>,
  { redraws = true }: MemberActionOptions = {},
): MemberAction<Input, Result> {
  const { refresh } = useRouter();
  const [sending, setSending] = useState(false);
  const [refreshing, startRefreshing] = useTransition();
  const pending = sending || refreshing;
  useWaiting(pending);
  const running = useRef<Promise<Result>>(null);

  useEffect(() => {
    // In time for the first press; where it fails, the press tries again.
    loadSender().catch(() => undefined);
  }, []);

  const run = useCallback(
    (input: Input) => {
      setSending(true);
      running.current ??= loadSenderNow()
        .then((sendAction) => sendAction(send, input))
        .then((result) => {
          if (redraws) startRefreshing(refresh);
          return result;
        })
        .finally(() => {
          running.current = null;
          setSending(false);
        });
      return running.current;
    },
    [send, refresh, redraws],
  );
  return { run, pending };
}
