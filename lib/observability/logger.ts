import { destination, type Logger, type LoggerOptions, levels, pino, stdTimeFunctions } from 'pino';
import { processWide } from '../process-wide.ts';
import { buildId } from './build-id.ts';
import { countLogFailure } from './metrics.ts';

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

/** Of lines that a stdout does not take; those beyond are lost. */
const MOST_WAITING_BYTES = 10_000_000;

/**
 * A write to stdout costs as much as the rest of a line: lines go out by the page, and at the latest after a moment or
 * when the process ends. Only a process killed from outside loses its last ones. A write that fails is repeated and
 * counted: without a listener its error would be uncaught.
 */
function stdout() {
  let isFailing = false;
  const fail = (reason = 'other') => {
    isFailing = true;
    countLogFailure(reason);
  };
  // Ahead of pino's listener, which writes what is left and repeats a failed write without end.
  process.on('exit', () => {
    if (isFailing) stream.destroy();
  });
  const stream = destination({
    // Node opens a pipe of `process.stdout` without blocking: a write that waits for its reader would outlast the end.
    dest: process.stdout.fd || 1,
    sync: false,
    minLength: 16_000,
    maxLength: MOST_WAITING_BYTES,
    periodicFlush: 100,
    retryEAGAIN: () => {
      fail('EAGAIN');
      return true;
    },
  });
  stream.on('error', (error: NodeJS.ErrnoException) => fail(error.code));
  stream.on('drop', () => fail('dropped'));
  stream.on('write', () => {
    isFailing = false;
  });
  return stream;
}

/**
 * One JSON object a line on stdout; what it may hold is fixed in `log-lines`. Reads `LOG_LEVEL` itself: it must be
 * able to say that the rest of the environment is wrong.
 */
export function logger(): Logger {
  return processWide('logger', () =>
    pino({ ...loggerOptions, base: { build: buildId() }, level: configuredLevel() }, stdout()),
  );
}
