import type { Instrumentation } from 'next';

/** Next calls this once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServices } = await import('./lib/server/start');
  await startServices();
}

/** Next calls this for each error of a page, a handler or the middleware, while the request is the current one. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routeType, routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/observability/log-lines');
  logRequestError(`${routeType} ${routePath}`, error);
};
