import { flushTraces } from '@/lib/observability/trace-export';
import { processWide } from '@/lib/process-wide';

const LOOK_EVERY_MS = 50;
/** After a lag a timer fires before what has arrived meanwhile is read; so one quiet look proves nothing. */
const QUIET_LOOKS = 4;
/** As long as the longest call of the hub. */
const QUIET_WITHIN_MS = 10_000;

const requests = processWide('requests', () => ({ begun: 0, open: 0 }));
const draining = () => processWide('draining', () => ({ begun: false }));

export function requestBegan(): void {
  requests.begun += 1;
  requests.open += 1;
}

export function requestEnded(): void {
  requests.open -= 1;
}

/** From now on the process asks for no new work; what is under way is finished. */
export function startDraining(): void {
  draining().begun = true;
}

export function isDraining(): boolean {
  return draining().begun;
}

/** A closed server cuts off connections whose request it has not read yet: on a busy process many. */
function whenQuiet(close: () => void): void {
  let before = requests.begun;
  let quietLooks = 0;
  let looks = 0;
  const look = () => {
    quietLooks = requests.open === 0 && requests.begun === before ? quietLooks + 1 : 0;
    before = requests.begun;
    looks += 1;
    if (quietLooks >= QUIET_LOOKS || looks * LOOK_EVERY_MS >= QUIET_WITHIN_MS) close();
    else setTimeout(look, LOOK_EVERY_MS);
  };
  setTimeout(look, LOOK_EVERY_MS);
}

/** Before Next's own SIGTERM: a pause with readiness 503, then closed once idle, after ten seconds anyway. */
export function drainBeforeSigterm(pauseMs: number): void {
  const stop = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', (signal) => {
    if (isDraining()) return;
    startDraining();
    setTimeout(() => {
      whenQuiet(() => {
        void flushTraces().then(() => {
          for (const listener of stop) listener(signal);
        });
      });
    }, pauseMs);
  });
}
