import { openSurfaces as open, SURFACES, surfaceDepth } from './open-surfaces';

/** A web view may swallow a step back; code that waits for it continues after this time. In ms. */
const longestStepBackMs = 300;

/** A busy device may be later still: until then a step back is not taken for the visitor's own. In ms. */
const latestStepBackMs = 1_500;

/** Storage may show again, after a reload, what lay over the page; it has this time to take over its entry. In ms. */
const restoringMs = 100;

/** Own steps back that have not arrived. */
let ownSteps = 0;
/** Those that are no longer awaited. */
let lateSteps = 0;

export function stepBackThen(goOn: () => void): void {
  ownSteps += 1;
  let isLate = false;
  const waiting = window.setTimeout(() => {
    isLate = true;
    ownSteps -= 1;
    lateSteps += 1;
    goOn();
  }, longestStepBackMs);
  const end = () => {
    window.removeEventListener('popstate', end);
    window.clearTimeout(waiting);
    window.clearTimeout(notComing);
    if (isLate) {
      lateSteps -= 1;
      // What has opened since took over the entry that is left now.
      markEntry();
    } else {
      ownSteps -= 1;
      goOn();
    }
  };
  const notComing = window.setTimeout(end, latestStepBackMs);
  window.addEventListener('popstate', end);
  window.history.back();
}

/** Pushes an entry for surfaces without one; a navigation below an open surface replaces its entry. */
function markEntry(): void {
  if (ownSteps === 0 && surfaceDepth() < open.length) window.history.pushState({ [SURFACES]: open.length }, '');
}

/** Leaves an entry whose surface is no longer open (Forward, a reload). */
function leaveDeadEntry(): void {
  if (ownSteps === 0 && surfaceDepth() > open.length) stepBackThen(markEntry);
}

function onPopState(): void {
  // The caller of an own step back closes the surface itself.
  if (ownSteps + lateSteps > 0) return;
  for (const close of open.slice(surfaceDepth()).reverse()) close();
  leaveDeadEntry();
}

let isWatching = false;

/** Follows Back and Forward; once in a document. */
export function watchSurfaceEntries(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', onPopState);
  window.setTimeout(leaveDeadEntry, restoringMs);
}

/** Pushes a history entry for an open surface that has none. @param close called when Back leaves that entry */
export function keepSurfaceEntry(close: () => void): void {
  if (!open.includes(close)) open.push(close);
  // Effects of the page run before Next's router takes over `pushState`, and after Back also before `onPopState`.
  window.setTimeout(markEntry, 0);
}

/** Leaves the entry of a closed surface, where it is still there. */
export function endSurfaceEntry(close: () => void): void {
  const at = open.indexOf(close);
  if (at !== -1) open.splice(at, 1);
  // Another surface may open in the same turn and take the entry over.
  window.setTimeout(leaveDeadEntry, 0);
}

/** Closes a surface by leaving its entry; without one, at once. */
export function closeSurface(close: () => void): void {
  const at = open.indexOf(close);
  if (at === -1 || surfaceDepth() === 0) return void close();
  open.splice(at, 1);
  stepBackThen(close);
}

/** As `keepSurfaceEntry`, for owners that are no component. @returns to be called when the surface is closed */
export function holdSurfaceEntry(close: () => void): () => void {
  watchSurfaceEntries();
  keepSurfaceEntry(close);
  return () => endSurfaceEntry(close);
}
