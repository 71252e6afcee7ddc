import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Vitals } from './vitals-body';

function send(vitals: Vitals): void {
  fetch('/api/vitals', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-bff': '1' },
    body: JSON.stringify(vitals),
  })
    // Left unread the answer would hold one of the browser's connections.
    .then((response) => response.text())
    // A figure that is lost costs the visitor nothing.
    .catch(() => undefined);
}

/** Sends the figures of a load once, when the page is first hidden; later views by soft navigation are its INP and CLS. */
export function measureVitals(): void {
  const vitals: Vitals = { path: window.location.pathname };
  const note = ({ name, value }: { name: string; value: number }) => {
    vitals[name.toLowerCase() as 'lcp' | 'inp' | 'cls'] = value;
  };
  onLCP(note, { reportAllChanges: true });
  onINP(note, { reportAllChanges: true });
  onCLS(note, { reportAllChanges: true });
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHidden);
    // After the library's own listeners, which settle the values.
    queueMicrotask(() => send(vitals));
  };
  document.addEventListener('visibilitychange', onHidden);
}
