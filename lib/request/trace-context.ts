import { randomUUID } from 'node:crypto';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type SpanContext,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** Headers of W3C Trace Context. */
export interface TraceHeaders {
  traceparent: string;
  tracestate?: string;
}

export interface TracedSpan extends Pick<SpanContext, 'traceId' | 'spanId'> {
  /** For the calls that it causes. */
  headers: TraceHeaders;
}

const propagator = new W3CTraceContextPropagator();

/**
 * Of a UUID, for which Node has its random bytes ready; `randomBytes` asks the system each time. The last 14 digits, on
 * which samplers decide, are random in both. @param digits hexadecimal, at most 32
 */
const newId = (digits: 16 | 32) => randomUUID().replaceAll('-', '').slice(-digits);

/** OpenTelemetry's context of the sender's span; the root context where nothing, or no trace context, was sent. */
export function contextOf(sent: TraceHeaders | undefined): Context {
  const context = propagator.extract(ROOT_CONTEXT, sent, defaultTextMapGetter);
  const span = trace.getSpanContext(context);
  // Of the flags only the one that version 00 knows.
  return span ? trace.setSpanContext(context, { ...span, traceFlags: span.traceFlags & TraceFlags.SAMPLED }) : context;
}

export function tracedSpan(span: SpanContext): TracedSpan {
  const headers: TraceHeaders = { traceparent: '' };
  propagator.inject(trace.setSpanContext(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
  return { traceId: span.traceId, spanId: span.spanId, headers };
}

/** A span of its own in the sender's trace, or in a new one that is not sampled. @param sent as `contextOf` takes it */
export function unrecordedChild(sent: TraceHeaders | undefined): TracedSpan {
  const parent = trace.getSpanContext(contextOf(sent)) ?? { traceId: newId(32), traceFlags: TraceFlags.NONE };
  return tracedSpan({ ...parent, spanId: newId(16) });
}
