import { handleRoute } from '@/lib/bff/handle-route';
import { archiveBody, permitArchive } from '@/lib/my-page/archive-permission';

/** Answers `{ seconds }`: for so long this session may download its archive. Tries are counted with the password's. */
export const POST = handleRoute({
  body: archiveBody,
  limit: { kind: 'password', accountOf: async (_, session) => (await session.read())?.sid },
  run: permitArchive,
});
