import { randomUUID } from 'node:crypto';
import { type Attributes, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { BasicTracerProvider, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { ServerEnv } from '../env/server-env-schema.ts';
import { processWide } from '../process-wide.ts';
import {
  contextOf,
  type TracedSpan,
  type TraceHeaders,
  tracedSpan,
  unrecordedChild,
} from '../request/trace-context.ts';
import { buildId } from './build-id.ts';
import { logger } from './logger.ts';

/** A collector that hangs must not hold up the end of the process. */
const EXPORT_TIMEOUT_MS = 2000;

type TraceEnv = Pick<ServerEnv, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>;

const state = processWide('trace-export', (): { provider?: BasicTracerProvider } => ({}));

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
 * SDK of OpenTelemetry is not loaded. The provider is not registered with OpenTelemetry's API: Next's own spans would
 * export addresses and messages of errors (decision 0097).
 */
export async function startTraceExport(env: TraceEnv): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (endpoint === undefined || state.provider) return;
  const [{ OTLPTraceExporter }, sdk, { defaultResource, resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  state.provider = new sdk.BasicTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': service,
        'service.version': buildId(),
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(withLines(exporter), { exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
}

export interface RunningSpan extends TracedSpan {
  end: (failed: boolean, attributes: Attributes) => void;
}

/** Ids of a span that is not recorded: of a probe, and where no collector is configured. */
export const unrecordedSpan = (parent: TraceHeaders | undefined): RunningSpan => ({
  ...unrecordedChild(parent),
  end: () => undefined,
});

/**
 * Starts a span; where no collector is configured it only has ids.
 * @param name without data of a person: a route pattern or a name of the contract
 * @param parent headers of the sender or of the request; what is no trace context begins a new trace
 */
export function startSpan(kind: 'server' | 'client', name: string, parent: TraceHeaders | undefined): RunningSpan {
  if (!state.provider) return unrecordedSpan(parent);
  const options = { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT };
  const span = state.provider.getTracer('hotel-rewards-web').startSpan(name, options, contextOf(parent));
  return {
    ...tracedSpan(span.spanContext()),
    end(failed, attributes) {
      span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Sends what has not been sent yet and ends the export; never rejects: a failed export has its line in the log. */
export async function endTraceExport(): Promise<void> {
  await state.provider?.shutdown().catch(() => undefined);
}
