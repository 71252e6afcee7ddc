import 'server-only';
import { processWide } from '@/lib/process-wide';
import { redisConnection } from '@/lib/redis/redis-connection';
import { ended } from './ended-everywhere';
import { Refresher } from './refresher';
import { sharedRefreshes } from './shared-refreshes';
import { ownerOf, revokePair } from './token-owner';

const makeRefresher = () =>
  new Refresher({
    shared: () => {
      const redis = redisConnection();
      return redis && sharedRefreshes(redis);
    },
    ended,
    ownerOf,
    revokePair,
  });
export const refresher = processWide('refresher', makeRefresher);
