import 'server-only';
import { format, stripVTControlCharacters } from 'node:util';
import { currentRequest } from '@/lib/request/request-context';
import { traceIdOf } from '@/lib/request/trace-context';
import { logger } from './logger';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Next and React write to the console: their lines get the log's form and the ids of the request that they belong to.
 * In production alone; a developer reads the console as it is.
 */
export function writeConsoleAsLines(): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      const message = error ? error.message : stripVTControlCharacters(format(...args)).trim();
      if (message === '' && !error) return;
      const current = currentRequest();
      logger()[level](
        {
          event: 'console',
          requestId: current?.requestId,
          traceId: traceIdOf(current?.traceparent),
          errorName: error?.name,
          errorDigest: error && 'digest' in error ? error.digest : undefined,
          stack: error?.stack,
        },
        message,
      );
    };
}
