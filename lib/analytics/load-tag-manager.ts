/**
 * Begins the tag manager's data layer and fetches its container, once for a document. Browser only. The script is
 * made by script: so it is trusted by whoever was (`'strict-dynamic'`), not by where it comes from.
 * @param containerId `GTM_ID`
 */
export function loadTagManager(containerId: string): void {
  const address = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  if (document.querySelector(`script[src="${address}"]`)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
