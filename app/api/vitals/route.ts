import { handleRoute } from '@/lib/bff/handle-route';
import { languageOfPath } from '@/lib/i18n/languages';
import { observeVitals } from '@/lib/observability/metrics';
import { readRequestPath } from '@/lib/request/request-path';
import { isHandler } from '@/lib/routes/handlers';
import { routePattern } from '@/lib/routes/route-pattern';
import { vitalsBody } from '@/lib/vitals/vitals-body';

/** Takes the figures of a page as a visitor had it; answers `{ counted }`. Its path becomes a pattern at once. */
export const POST = handleRoute({
  usesSession: false,
  body: vitalsBody,
  limit: { kind: 'vitals' },
  run: async ({ body: { path, ...vitals } }) => {
    const target = readRequestPath(path);
    const route = target.kind === 'path' ? routePattern(target.path) : 'other';
    const counted = route !== 'other' && !isHandler(route);
    if (counted) observeVitals(route, languageOfPath(path).code, vitals);
    return { body: { counted } };
  },
});
