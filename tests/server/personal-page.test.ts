import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { personalPage } from '@/lib/server/personal-page';

function opened(path: string, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  const response = new ServerResponse(request);
  return { response, page: personalPage(request, response, path) };
}

describe('a page made for one visitor', () => {
  it.each([400, 404, 503] as const)('answers %i, also where a header only looks like one of the router', (status) => {
    for (const headers of [undefined, { rsc: '0' }, { rsc: '' }, { rsc: '1, 1' }]) {
      const { page, response } = opened('/myPage', headers);
      page?.answer(status);
      expect(response.statusCode, JSON.stringify(headers)).toBe(status);
    }
  });

  it('keeps the 200 of a part for the router, which would ask again', () => {
    const { page, response } = opened('/myPage', { rsc: '1' });
    page?.answer(404);
    page?.answer(503);
    expect(response.statusCode).toBe(200);
  });

  it.each(['/api/health/live', '/hotels', '/favicon.svg'])('%s is none', (path) => {
    expect(opened(path).page).toBeUndefined();
  });
});
