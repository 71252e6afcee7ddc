import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomerIsland } from '@/components/layout/customer-island';
import { customer, queryOf } from '../../chat/customer-sample';
import { PageServer } from '../../native-bridge/app-page';

let server: PageServer;
const joins = () => server.seen.filter(({ path }) => path === '/api/hub/channel/user');
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = new PageServer();
  server.answers['/api/hub/channel/user'] = () => Response.json({ data: {} });
  server.answers['/api/hub/product/hotel/haneul-namsan?lang=ko'] = () =>
    Response.json({ data: { hotelName: '하늘 남산' } });
});

describe('the address of a customer', () => {
  it.each([
    ['behind the mark', `/hotels?room=2-0#customer:${queryOf(customer)}`, '/hotels?room=2-0'],
    ['in the query, as a cache in front of us lets it through', `/hotels?${queryOf(customer)}#list`, '/hotels#list'],
  ])('is clean at once, and the channel told once in React’s double effects: %s', async (_, from, to) => {
    window.history.replaceState({ ours: true }, '', from);
    const seen: string[] = [];
    const replace = vi.spyOn(window.history, 'replaceState').mockImplementation((...change) => {
      seen.push(String(change[2]));
      return History.prototype.replaceState.apply(window.history, change);
    });
    const { unmount } = render(<CustomerIsland language="ko" />, { wrapper: StrictMode });
    expect(address()).toBe(to);
    expect(window.history.state).toEqual({ ours: true });
    await waitFor(() => expect(joins()).toHaveLength(1));
    await waitFor(() => expect(sessionStorage.getItem('crmUserContext')).toContain('하늘 남산'));
    // The second time is for Next's router, which has taken over by then.
    await waitFor(() => expect(seen).toEqual([to, to]));
    replace.mockRestore();
    unmount();
    render(<CustomerIsland language="ko" />, { wrapper: StrictMode });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(joins(), 'mounted again').toHaveLength(1);
  });

  it('is left alone where it says nothing about one, and nothing is fetched', async () => {
    window.history.replaceState(null, '', '/search?hotel=a&room=2-0#customer');
    render(<CustomerIsland language="ko" />);
    expect(address()).toBe('/search?hotel=a&room=2-0#customer');
    expect(server.seen).toEqual([]);
  });
});
