import { openSurfaces as open, SURFACES, surfaceDepth, traversal } from './open-surfaces';

/** A web view may swallow a step back; what waits for it goes on after this. In ms. */
const longestStepBackMs = 300;

/** Steps back of our own that have not arrived. */
let ownSteps = 0;

/** Steps back, and goes on when the entry is gone. */
export function stepBackThen(goOn: () => void): void {
  ownSteps += 1;
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    ownSteps -= 1;
    window.removeEventListener('popstate', once);
    goOn();
  };
  window.addEventListener('popstate', once);
  window.history.back();
  setTimeout(once, longestStepBackMs);
}

/** After a navigation below an open surface, which has taken the surface's entry, it gets another one. */
function markEntry(): void {
  // The router's own part of the state is kept: it takes an entry without it for another document's.
  if (surfaceDepth() < open.length) window.history.pushState({ ...window.history.state, [SURFACES]: open.length }, '');
}

/** An entry of a surface that is not open any more (Forward, a reload) shows nothing: it is left again. */
function leaveDeadEntry(): void {
  if (ownSteps === 0 && surfaceDepth() > open.length) stepBackThen(() => markEntry());
}

function onPopState(): void {
  // What we step back from is closed by whoever asked for the step.
  if (ownSteps > 0) return;
  for (const close of open.slice(surfaceDepth()).reverse()) close();
  leaveDeadEntry();
}

/** Starts to follow Back and Forward; once a document. */
export function watchSurfaceEntries(): void {
  if (traversal.follow) return;
  traversal.follow = onPopState;
  leaveDeadEntry();
}

/**
 * Gives an open surface an entry of its own in the history, where it has none.
 * @param close called when Back leaves that entry
 */
export function keepSurfaceEntry(close: () => void): void {
  if (!open.includes(close)) open.push(close);
  if (ownSteps === 0) markEntry();
}

/** The surface is closed: its entry is left, where it is still there. */
export function endSurfaceEntry(close: () => void): void {
  const at = open.indexOf(close);
  if (at !== -1) open.splice(at, 1);
  // Another surface may open in the same turn and take the entry over.
  setTimeout(leaveDeadEntry, 0);
}

/** Closes a surface by leaving its entry; without one, at once. */
export function closeSurface(close: () => void): void {
  const at = open.indexOf(close);
  if (at === -1 || surfaceDepth() === 0) return void close();
  open.splice(at, 1);
  stepBackThen(close);
}

/**
 * Gives a surface an entry from now on, for owners that are no component.
 * @returns the surface is closed
 */
export function holdSurfaceEntry(close: () => void): () => void {
  watchSurfaceEntries();
  keepSurfaceEntry(close);
  return () => endSurfaceEntry(close);
}
