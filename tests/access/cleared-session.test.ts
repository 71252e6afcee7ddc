// @vitest-environment node
import { NextRequest, NextResponse } from 'next/server';
import { expect, test } from 'vitest';
import { answerRequest } from '@/lib/access/answer-request';
import { useEnvironment } from '../env/environment';

test.each([
  ['https://www.hotel.example', '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure'],
  ['http://localhost:3000', 'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'],
])('a dead session is cleared on %s in a way that the browser obeys', async (origin, expected) => {
  useEnvironment({ PUBLIC_ORIGIN: origin });
  const name = expected.split('=', 1)[0];
  const request = new NextRequest(`${origin}/myPage`, {
    headers: { cookie: `${name}=dead-seal; signed-in=1`, 'sec-fetch-site': 'same-origin' },
  });
  const response = await answerRequest(request, () => NextResponse.next());
  expect(response.status).toBe(307);
  expect(response.headers.getSetCookie()[0]).toBe(expected);
  expect(response.headers.getSetCookie()[1]).toMatch(/^signed-in=; Path=\/; Max-Age=0/);
});
