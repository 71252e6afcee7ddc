import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { processWide } from '@/lib/process-wide';
import { redisConnection } from '@/lib/redis/redis-connection';
import { ended } from './ended-everywhere';
import { Refresher, type RefreshOutcome } from './refresher';
import type { Session, SessionTokens } from './session-schema';
import { sharedRefreshes } from './shared-refreshes';
import { disown, ownerOf } from './token-owner';

const makeRefresher = () =>
  new Refresher({
    shared: () => {
      const redis = redisConnection();
      return redis && sharedRefreshes(redis);
    },
    ended,
    ownerOf,
    disown,
    severalProcesses: () => serverEnv().PROCESSES > 1,
  });
const refresher = processWide('refresher', makeRefresher);

export const refreshOnce = (session: Session): Promise<RefreshOutcome> => refresher.refreshOnce(session);

export const newestKnownTokens = (session: Session): Promise<SessionTokens> => refresher.newestKnownTokens(session);

export const laterPairs = (session: Session): Promise<SessionTokens[]> => refresher.laterPairs(session);

export const newestTokens = (session: Session): Promise<SessionTokens> => refresher.newestTokens(session);
