import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

const POLICY = 'content-security-policy';

/** For HTML that nobody gave a policy, as an error page of Next's: it may look as it should, and runs nothing. */
const withoutScripts =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

/** HTML leaves with one policy (SECURITY 48); set from the start, Next would add a cached page's as a second. */
export function guardPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...details: unknown[]) => ServerResponse;
  response.writeHead = (...details: unknown[]) => {
    const given = details.at(-1) as Record<string, OutgoingHttpHeader> | undefined;
    const named = (name: string) =>
      response.getHeader(name) ?? (typeof given === 'object' && !Array.isArray(given) ? given[name] : undefined);
    if (String(named('content-type')).startsWith('text/html')) {
      const policy = named(POLICY);
      if (policy === undefined) response.setHeader(POLICY, withoutScripts);
      // The page's own comes last.
      if (Array.isArray(policy)) response.setHeader(POLICY, policy.at(-1) ?? withoutScripts);
    }
    return writeHead(...details);
  };
}
