import { say } from '../../scripts/setup/project.mjs';
import { control } from '../drills/product-under-drill.mjs';
import { ask, cookieAfter, logIn } from '../drills/visitor.mjs';

const DAY_MS = 86_400_000;

const usedMemory = (client) => client.info('memory').then((text) => Number(/used_memory:(\d+)/.exec(text)?.[1]));

/** What Redis stores for sessions, as the product writes it: bytes of names and values, found by doing it once. */
async function shapesInRedis({ client, hub, web }) {
  await client.flushAll();
  const cookie = await logIn(web.address);
  await control(hub.address, 'POST', '/tokens/expire-access');
  const renewed = cookieAfter(await ask(`${web.address}/api/hub/membership/point`, { cookie }), cookie);
  await ask(`${web.address}/api/session/logout`, { method: 'POST', cookie: renewed, body: {} });
  const keys = await client.keys('*');
  const shapeOf = async (prefix) => {
    const found = keys.filter((key) => key.startsWith(prefix));
    const lengths = await Promise.all(found.map((key) => client.strLen(key)));
    return { keys: found.length, keyBytes: found[0]?.length ?? 0, valueBytes: Math.max(0, ...lengths) };
  };
  return { ended: await shapeOf('ended:'), refreshed: await shapeOf('refresh:result:') };
}

/** Memory of a true Redis with so many of a shape. */
async function memoryWith(client, { keys, keyBytes, valueBytes }, count, lifetimeMs) {
  await client.flushAll();
  const before = await usedMemory(client);
  const value = 'v'.repeat(valueBytes);
  for (let from = 0; from < count * keys; from += 5_000) {
    const batch = client.multi();
    for (let n = from; n < Math.min(count * keys, from + 5_000); n += 1) {
      batch.set(String(n).padStart(keyBytes, 'k'), value, { expiration: { type: 'PX', value: lifetimeMs } });
    }
    await batch.execAsPipeline();
  }
  const bytes = (await usedMemory(client)) - before;
  await client.flushAll();
  return bytes;
}

/** Memory of what the product stores of sessions, 1 to 1,000,000 of them. */
export async function measureSessions(site) {
  const shapes = await shapesInRedis(site);
  const counts = [1, 1_000, 10_000, 100_000, 1_000_000];
  const rows = [];
  for (const count of counts) {
    rows.push({
      count,
      ended: await memoryWith(site.client, shapes.ended, count, 14 * DAY_MS),
      refreshed: await memoryWith(site.client, shapes.refreshed, count, 600_000),
    });
    say(`Redis with ${count}: ${JSON.stringify(rows.at(-1))}`);
  }
  return { shapes, rows };
}
