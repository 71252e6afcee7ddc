import { callThirdParty } from '@/lib/third-party/call-third-party';

/** The entry that the tag manager's script expects. Once for a document. Source: Google, "Tag Manager, Quick start guide". */
export function queueTags(): void {
  callThirdParty(() => {
    window.dataLayer ??= [];
    if (window.dataLayer.some((entry) => entry?.event === 'gtm.js')) return;
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  });
}
