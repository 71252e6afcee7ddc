import { JSDOM } from 'jsdom';
import { expect } from 'vitest';

/** The document of a page once every part that React sent later stands in its place, as a browser puts it there. */
export async function streamedDocument(html: string): Promise<Document> {
  const { document } = new JSDOM(html, { runScripts: 'dangerously', pretendToBeVisual: true }).window;
  await expect.poll(() => document.querySelectorAll('template[id^="B:"]').length).toBe(0);
  for (const part of document.querySelectorAll('script, [hidden][id^="S:"]')) part.remove();
  return document;
}
