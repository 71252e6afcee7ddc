import type { Page, Request, Route } from 'playwright/test';

/** Holds the requests of a page that `asks` names: they go on, or are dropped, all at once. */
export async function hold(page: Page, asks: (request: Request) => boolean) {
  const held: Route[] = [];
  let holding = true;
  await page.route('**/*', (route) => {
    if (holding && asks(route.request())) held.push(route);
    else void route.fallback();
  });
  return {
    count: () => held.length,
    letGo: async () => {
      holding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
    drop: async () => {
      holding = false;
      await Promise.all(held.map((route) => route.abort()));
    },
  };
}
