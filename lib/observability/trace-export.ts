import type { HrTime, SpanKind } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { ServerEnv } from '../env/server-env-schema.ts';
import { processWide } from '../process-wide.ts';
import { spanIdOf, traceIdOf } from '../request/trace-context.ts';
import { logger } from './logger.ts';

/** The numbers of OpenTelemetry's `SpanKind`; its package is loaded only where spans are exported. */
const kinds: Record<'server' | 'client', SpanKind> = { server: 1, client: 2 };
const SAMPLED = 1;
/** A collector that hangs must not hold up the end of the process. */
const EXPORT_TIMEOUT_MS = 2000;

export interface FinishedSpan {
  kind: 'server' | 'client';
  name: string;
  /** W3C trace context whose ids are the span's. */
  traceparent: string | undefined;
  parentSpanId: string | undefined;
  durationMs: number;
  failed: boolean;
  attributes: Record<string, string | number | undefined>;
}

interface Export {
  add: (span: FinishedSpan) => void;
  flush: () => Promise<void>;
  /** Share of the traces beginning here that are sampled. */
  sampledShare: number;
}

type TraceEnv = Pick<ServerEnv, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>;

const state = processWide('trace-export', (): { running?: Export } => ({}));

const hrTime = (ms: number): HrTime => [Math.trunc(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** Logs the first failure of an outage, and its end. */
function withLines(exporter: SpanExporter): SpanExporter {
  let failing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !failing)
          logger().error({ event: 'trace_export_failed', errorName: result.error?.name }, 'trace export failed');
        if (!failed && failing) logger().warn({ event: 'trace_export_back' }, 'trace export works again');
        failing = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Starts the export of spans as OTLP over HTTP where `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector. Without it the
 * packages of OpenTelemetry are not loaded.
 */
export async function startTraceExport({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
  OTEL_TRACES_SAMPLER_ARG: sampledShare,
}: TraceEnv): Promise<void> {
  if (endpoint === undefined || state.running) return;
  const [{ OTLPTraceExporter }, { BatchSpanProcessor }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const processor = new BatchSpanProcessor(withLines(exporter), { exportTimeoutMillis: EXPORT_TIMEOUT_MS });
  const resource = resourceFromAttributes({ 'service.name': service });
  const add = ({ kind, name, traceparent, parentSpanId, durationMs, failed, attributes }: FinishedSpan) => {
    const [traceId, spanId] = [traceIdOf(traceparent), spanIdOf(traceparent)];
    if (traceId === undefined || spanId === undefined || !traceparent?.endsWith('1')) return;
    const endMs = Date.now();
    const span: ReadableSpan = {
      name,
      kind: kinds[kind],
      spanContext: () => ({ traceId, spanId, traceFlags: SAMPLED }),
      parentSpanContext: parentSpanId ? { traceId, spanId: parentSpanId, traceFlags: SAMPLED } : undefined,
      startTime: hrTime(endMs - durationMs),
      endTime: hrTime(endMs),
      duration: hrTime(durationMs),
      status: { code: failed ? 2 : 0 },
      attributes,
      links: [],
      events: [],
      ended: true,
      resource,
      instrumentationScope: { name: service },
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    };
    processor.onEnd(span);
  };
  state.running = { add, flush: () => processor.forceFlush(), sampledShare };
}

/** Hands a sampled span to the export; does nothing where no collector is configured. */
export function exportSpan(span: FinishedSpan): void {
  state.running?.add(span);
}

/** Sends what has not been sent yet; never rejects: a failed export has its line in the log. */
export async function flushTraces(): Promise<void> {
  await state.running?.flush().catch(() => undefined);
}

/** Whether a trace that begins here is sampled, at the rate of `OTEL_TRACES_SAMPLER_ARG`. */
export function samplesNewTrace(): boolean {
  return state.running !== undefined && Math.random() < state.running.sampledShare;
}
