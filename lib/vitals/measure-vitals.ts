import { onCLS, onINP, onLCP } from 'web-vitals';
import { bffRequest } from '@/lib/bff/bff-request';
import { handlers } from '@/lib/routes/handlers';
import type { Vitals } from './vitals-body';

function send(vitals: Vitals): void {
  // A figure that is lost costs the visitor nothing.
  bffRequest('POST', handlers.server.vitals, vitals, { keepalive: true }).catch(() => undefined);
}

/** Sends the figures of a load once, when the page is first hidden; later views by soft navigation are its INP and CLS. */
export function measureVitals(): void {
  const vitals: Vitals = { path: window.location.pathname };
  const note = ({ name, value }: { name: string; value: number }) => {
    vitals[name.toLowerCase() as 'lcp' | 'inp' | 'cls'] = value;
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHidden);
    send(vitals);
  };
  document.addEventListener('visibilitychange', onHidden);
}
