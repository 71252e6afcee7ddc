'use client';

import { useAtomValue } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState, useTransition } from 'react';
import { useWaiting } from '@/components/ui/use-waiting';

export interface MemberAction<Input, Result> {
  /**
   * Sends it. Pressed again while it runs, it is not sent twice: both get the one answer.
   * Rejects with what `send` rejects with, which the caller says beside its field.
   */
  run: (input: Input) => Promise<Result>;
  /** It is being sent, or the page is being drawn anew with its result. */
  pending: boolean;
}

export interface MemberActionOptions {
  /** False for a step that changes nothing the server shows: a key that is sent, a password that is checked. */
  redraws?: boolean;
}

/**
 * Something a member does in My Page: one mutation of the member's query client, whose defaults hold (no retry) and
 * which shows the loading overlay while it runs. Once it has succeeded the server draws the page anew.
 * @param send the same function for every render: what changes comes as its input
 */
export function useMemberAction<Input, Result>(
  send: (input: Input) => Promise<Result>,
  { redraws = true }: MemberActionOptions = {},
): MemberAction<Input, Result> {
  const [action] = useState(() => atomWithMutation<Result, Input>(() => ({ mutationFn: send })));
  const { mutateAsync, isPending } = useAtomValue(action);
  const { refresh } = useRouter();
  const [refreshing, startRefreshing] = useTransition();
  useWaiting(refreshing);
  const running = useRef<Promise<Result>>(null);

  const run = useCallback(
    (input: Input) => {
      running.current ??= mutateAsync(input)
        .then((result) => {
          if (redraws) startRefreshing(refresh);
          return result;
        })
        .finally(() => {
          running.current = null;
        });
      return running.current;
    },
    [mutateAsync, refresh, redraws],
  );
  return { run, pending: isPending || refreshing };
}
