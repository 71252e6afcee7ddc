import 'server-only';
import { type Logger, type LoggerOptions, levels, pino, stdTimeFunctions } from 'pino';
import { processWide } from '@/lib/process-wide';

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

export const loggerOptions: LoggerOptions = {
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: neverLogged.flatMap((field) => [field, `*.${field}`]), censor: '[removed]' },
};

function configuredLevel(): string {
  const level = process.env.LOG_LEVEL ?? '';
  return level === 'silent' || Object.hasOwn(levels.values, level) ? level : 'info';
}

/**
 * One JSON object a line on stdout; what it may hold is fixed in `log-lines`. Reads `LOG_LEVEL` itself: it must be
 * able to say that the rest of the environment is wrong.
 */
export function logger(): Logger {
  return processWide('logger', () => pino({ ...loggerOptions, level: configuredLevel() }));
}
