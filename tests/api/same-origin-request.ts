import { testEnvironment } from '../env/environment';

export interface SameOriginRequest {
  method?: string;
  body?: unknown;
  /** `Cookie` header. */
  cookie?: string;
  headers?: Record<string, string | undefined>;
}

/** A request as our own pages send it: same origin, header set. `headers` overrides, `undefined` removes. */
export function sameOriginRequest(
  path: string,
  { method = 'GET', body, cookie, headers = {} }: SameOriginRequest = {},
): Request {
  const all: Record<string, string | undefined> = {
    'x-bff': '1',
    'sec-fetch-site': 'same-origin',
    'accept-language': 'ko',
    origin: method === 'GET' ? undefined : testEnvironment.PUBLIC_ORIGIN,
    'content-type': body === undefined ? undefined : 'application/json',
    cookie,
    ...headers,
  };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new Request(`${testEnvironment.PUBLIC_ORIGIN}${path}`, {
    method,
    headers: sent,
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The cookies that a browser holds after an answer, as the next `Cookie` header. */
export function cookieAfter(response: Response, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s, 2) as [string, string]),
  );
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s, 2);
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
