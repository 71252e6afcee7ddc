import { callThirdParty } from '@/lib/third-party/call-third-party';

/** What the tag manager's script finds when it comes. Once for a document. Source: Google, "Tag Manager, Quick start guide". */
export function queueTags(): void {
  callThirdParty(() => {
    window.dataLayer ??= [];
    if (window.dataLayer.some((entry) => entry?.event === 'gtm.js')) return;
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  });
}
