// Answers a visit to the member card when the network does not, with the card that the page has stored
// (lib/browser-storage/stored-card.ts). It stores nothing itself, and leaves every other request alone.
const PATIENCE_MS = 5_000;

const storedCard = () => caches.match('/member-card', { cacheName: 'member-card' });

/** A network that holds without answering is as good as none, but only where there is a card to show. */
async function cardAfterAWhile() {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return (await storedCard()) ?? new Promise(() => undefined);
}

async function pageOrCard(request) {
  const page = fetch(request).catch(async (error) => {
    const card = await storedCard();
    if (card) return card;
    throw error;
  });
  return Promise.race([page, cardAfterAWhile()]);
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(pageOrCard(event.request));
});
