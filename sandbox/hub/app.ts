import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { ATTACHMENT_MAX_BYTES } from '../../lib/hub/contract/centre-limits.ts';
import { contract, type EndpointName } from '../../lib/hub/contract/contract.ts';
import type { Endpoint } from '../../lib/hub/contract/endpoint.ts';
import { identityRoutes } from '../identity/identity-routes.ts';
import { shownHeadersOf } from './control/call-log.ts';
import { controlRoutes } from './control/control-routes.ts';
import { injectFault, loseAnswer } from './control/inject-fault.ts';
import { serveEndpoint } from './endpoint-route.ts';
import { feedbackRoutes } from './feedback-routes.ts';
import { handlers } from './handlers/all-handlers.ts';
import type { Handler } from './handlers/handler.ts';
import type { HubEnv } from './hub-env.ts';
import { documentRoute } from './openapi-route.ts';
import { servePicture } from './picture-route.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** A file of the largest size in base64, with its name. */
const MAX_UPLOAD_BYTES = Math.ceil(ATTACHMENT_MAX_BYTES / 3) * 4 + 4_096;

export interface AppOptions {
  readonly world: World;
  /** Back to the seed, in place. */
  readonly reseed: () => Promise<void>;
}

/** `{param}` of the contract is `:param` of the router. */
const routePath = ({ base, path }: Endpoint): string =>
  `${base === 'hub' ? '/hub' : '/api'}${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** The hub: every contract entry at its base, the sandbox's own control room, the pictures. */
export function createApp({ world, reseed }: AppOptions): Hono<HubEnv> {
  const app = new Hono<HubEnv>();
  const isHubPath = (path: string): boolean => path.startsWith('/hub/') || path.startsWith('/api/');

  app.use('*', async (context, next) => {
    const { path, method } = context.req;
    if (!isHubPath(path)) return next();
    const startedAt = performance.now();
    const at = world.clock.now().toISOString();
    await next();
    world.calls.record({
      at,
      name: context.get('endpointName') ?? null,
      method,
      path,
      status: context.res.status,
      durationMs: Math.round(performance.now() - startedAt),
      authorized: context.req.header('authorization') !== undefined,
      lang: context.req.query('lang') ?? null,
      headers: shownHeadersOf(context.req.raw.headers),
    });
  });
  const limit = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Refusal('TOO_LARGE');
      },
    });
  const [usual, upload] = [limit(MAX_BODY_BYTES), limit(MAX_UPLOAD_BYTES)];
  app.use('*', (context, next) =>
    context.req.path === routePath(contract.uploadAttachment) ? upload(context, next) : usual(context, next),
  );
  app.use('*', async (context, next) => {
    if (!isHubPath(context.req.path)) return next();
    const fault = world.faults.take(context.req.path);
    const struck = fault && (await injectFault(context, fault));
    if (struck) return struck;
    await next();
    loseAnswer(context, fault);
    return undefined;
  });

  for (const [name, entry] of Object.entries(contract) as [EndpointName, Endpoint][]) {
    app.on(entry.method, routePath(entry), (context) => {
      context.set('endpointName', name);
      return serveEndpoint(context, entry, handlers[name] as Handler<EndpointName> | undefined, world);
    });
  }

  app.get('/health', (context) => context.json({ status: 'ok', now: world.clock.now().toISOString() }));
  app.get('/openapi.json', documentRoute);
  app.get('/pictures/:hotelId/:file', etag(), servePicture);
  app.route('/identity', identityRoutes(world));
  app.route('/feedback-desk', feedbackRoutes(world));
  app.route('/__sandbox', controlRoutes(world, reseed));

  app.notFound(() => {
    const refusal = new Refusal('NOT_FOUND', { message: '없는 주소입니다.' });
    return Response.json(refusal.toBody(), { status: 404 });
  });
  app.onError((error, context) => {
    const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL');
    if (refusal.status >= 500 && refusal.code !== 'NOT_IMPLEMENTED')
      process.stderr.write(`${error.stack ?? error.message}\n`);
    // Section 8 of the specification: on login the text is read from `data`.
    const isLogin = context.req.path === routePath(contract.login);
    if (refusal.retryAfterSeconds !== undefined) context.header('retry-after', String(refusal.retryAfterSeconds));
    return context.json(refusal.toBody(isLogin ? 'data' : 'message'), refusal.status);
  });
  return app;
}
