"""Reads an ExportTraceServiceRequest in OTLP's JSON from stdin with Google's parser and the published definitions, of which
`protoc` has made the modules in the folder that is named. The parser refuses fields and types that they do not have. Writes
the spans."""

import base64
import json
import sys

sys.path.insert(0, sys.argv[1])

from google.protobuf import json_format  # noqa: E402
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest  # noqa: E402

IDS = ("traceId", "spanId", "parentSpanId")


def ids_in_base64(value):
    """Ids are in hex: the one place in which OTLP's JSON differs from that of protobuf."""
    if isinstance(value, list):
        return [ids_in_base64(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: base64.b64encode(bytes.fromhex(one)).decode() if key in IDS else ids_in_base64(one)
        for key, one in value.items()
    }


request = json_format.ParseDict(ids_in_base64(json.load(sys.stdin)), ExportTraceServiceRequest())
spans = [
    {
        "name": span.name,
        "kind": span.kind,
        "ids": [span.trace_id.hex(), span.span_id.hex(), span.parent_span_id.hex()],
        "status": span.status.code,
        "lastsMs": (span.end_time_unix_nano - span.start_time_unix_nano) / 1e6,
        "attributes": {one.key: getattr(one.value, one.value.WhichOneof("value")) for one in span.attributes},
    }
    for resource_spans in request.resource_spans
    for scope_spans in resource_spans.scope_spans
    for span in scope_spans.spans
]
json.dump(spans, sys.stdout)
