import { destination, type Logger, type LoggerOptions, levels, pino, stdTimeFunctions } from 'pino';
import { processWide } from '../process-wide.ts';
import { buildId } from './build-id.ts';

/** Fields that must never reach a log, wherever a caller puts them. Lines name their fields; this is the second net. */
export const neverLogged = [
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

const censor = '[removed]';
const isNeverLogged: ReadonlySet<string> = new Set(neverLogged);

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

function censored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(censored);
  // What is no plain object, such as an error, is pino's to write.
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, isNeverLogged.has(field) ? censor : censored(inner)]),
  );
}

/**
 * Pino's own `redact` with wildcards copies each line, which is three quarters of what a line costs, and reaches one
 * level; lines of one level have nothing below.
 */
function withoutNestedSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  const isFlat = Object.values(fields).every((value) => typeof value !== 'object' || value === null);
  return isFlat ? fields : Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, censored(value)]));
}

export const loggerOptions: LoggerOptions = {
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }), log: withoutNestedSecrets },
  redact: { paths: neverLogged, censor },
};

function configuredLevel(): string {
  const level = process.env.LOG_LEVEL ?? '';
  return level === 'silent' || Object.hasOwn(levels.values, level) ? level : 'info';
}

/**
 * A write to stdout costs as much as the rest of a line: lines go out by the page, and at the latest after a moment or
 * when the process ends. Only a process killed from outside loses its last ones.
 */
const stdout = () => destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 100 });

/**
 * One JSON object a line on stdout; what it may hold is fixed in `log-lines`. Reads `LOG_LEVEL` itself: it must be
 * able to say that the rest of the environment is wrong.
 */
export function logger(): Logger {
  return processWide('logger', () =>
    pino({ ...loggerOptions, base: { build: buildId() }, level: configuredLevel() }, stdout()),
  );
}
