import 'server-only';
import { type Logger, pino } from 'pino';

const store = globalThis as typeof globalThis & { __logger?: Logger };

/** Fields that must never reach a log, wherever a caller puts them. Lines name their fields; this is the second net. */
const neverLogged = [
  'authorization',
  'cookie',
  'password',
  'accessToken',
  'refreshToken',
  'tokens',
  'memberName',
  'memberEmail',
  'memberMobile',
  'membershipId',
  'membershipNo',
  'email',
  'mobile',
  'ci',
  'di',
];

/**
 * The process's logger: one JSON object a line on stdout. Lines carry no personal data; what a line may
 * hold is fixed in `log-lines`.
 *
 * Reads `LOG_LEVEL` itself: it must be able to say that the rest of the environment is wrong.
 */
export function logger(): Logger {
  store.__logger ??= pino({
    level:
      pino.levels.values[process.env.LOG_LEVEL ?? ''] || process.env.LOG_LEVEL === 'silent'
        ? process.env.LOG_LEVEL
        : 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: neverLogged.flatMap((field) => [field, `*.${field}`]), censor: '[removed]' },
  });
  return store.__logger;
}
