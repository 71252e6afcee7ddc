import 'server-only';
import { processWide } from '@/lib/process-wide';
import { redisConnection } from '@/lib/redis/redis-connection';
import { ended } from './ended-everywhere';
import { Refresher } from './refresher';
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
  });
export const refresher = processWide('refresher', makeRefresher);
