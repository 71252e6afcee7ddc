import { callThirdParty } from '@/lib/third-party/call-third-party';

/** Once for a document. */
export function startTagManager(containerId: string): void {
  const address = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  callThirdParty(() => {
    if (document.querySelector(`script[src="${address}"]`)) return;
    window.dataLayer ??= [];
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}
