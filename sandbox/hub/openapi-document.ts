import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { hubErrorBody } from '../../lib/hub/contract/common.ts';
import { contract } from '../../lib/hub/contract/contract.ts';
import type { Endpoint } from '../../lib/hub/contract/endpoint.ts';

/** The reply as it goes over the wire, with its envelope (section 7 of the specification). */
function enveloped({ envelope, response }: Endpoint): z.ZodType {
  if (envelope === 'whole') return response;
  return z.object({ [envelope]: response });
}

/** A refusal's body; its `data` is listed by code where the contract knows it. */
function refusal({ refusalData }: Endpoint): z.ZodType {
  const known = Object.entries(refusalData ?? {}).map(([code, data]) =>
    hubErrorBody.extend({ code: z.literal(code), data }),
  );
  return known.length === 0 ? hubErrorBody : z.union([...known, hubErrorBody]);
}

const tokenHeaders = {
  authorization: { description: 'New access token; it starts with `Bearer`.', schema: { type: 'string' as const } },
  refresh: { description: 'New refresh token.', schema: { type: 'string' as const } },
};

function operationOf(entry: Endpoint): ZodOpenApiOperationObject {
  const idempotencyKey = z.object({ 'idempotency-key': z.uuid().optional() });
  return {
    operationId: entry.name,
    summary: entry.summary,
    tags: [entry.source],
    'x-audience': entry.audience,
    'x-retry': entry.retry,
    ...(entry.base === 'hub' ? { security: [{ accessToken: [] }, {}] } : { security: [] }),
    requestParams: {
      ...(entry.params ? { path: entry.params } : {}),
      ...(entry.query ? { query: entry.query } : {}),
      ...(entry.idempotent ? { header: idempotencyKey } : {}),
    },
    ...(entry.body ? { requestBody: { required: true, content: { 'application/json': { schema: entry.body } } } } : {}),
    responses: {
      200: {
        description: 'As asked for.',
        ...(entry.issuesTokens ? { headers: tokenHeaders } : {}),
        content: { 'application/json': { schema: enveloped(entry) } },
      },
      default: {
        description: 'Refused: the text is in `message`, for a login in `data`.',
        content: { 'application/json': { schema: refusal(entry) } },
      },
    },
  };
}

/**
 * OpenAPI 3.1 document of the hub, made out of the contract and nothing else.
 * Paths are written with their base: `/hub/…` for the hub API, `/api/…` for the plain one.
 */
export function hubDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const entry of Object.values(contract) as Endpoint[]) {
    const path = `${entry.base === 'hub' ? '/hub' : '/api'}${entry.path}`;
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operationOf(entry) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Hotel rewards hub',
      version: '1.0.0',
      description:
        'Calls tagged `specified` are spelled as in section 7 of the specification; those tagged `assumed` stand for what it does not show.',
    },
    tags: [{ name: 'specified' }, { name: 'assumed' }],
    paths,
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
  });
}
