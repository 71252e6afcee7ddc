/** Name in the history's state: how many surfaces lie over the page at an entry. */
const MARK = 'openSurfaces';
/** A web view may swallow a step back; what waits for it goes on after this. In ms. */
const longestStepBackMs = 300;

/** What closes each open surface, the lowest first. */
const open: (() => void)[] = [];
/** Steps back of our own that have not arrived. */
let ownSteps = 0;

function depthHere(): number {
  const state: unknown = window.history.state;
  const depth = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[MARK] : undefined;
  return typeof depth === 'number' ? depth : 0;
}

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
  if (depthHere() < open.length) window.history.pushState({ ...window.history.state, [MARK]: open.length }, '');
}

/** An entry of a surface that is not open any more (Forward, a reload) shows nothing: it is left again. */
function leaveDeadEntry(): void {
  if (ownSteps === 0 && depthHere() > open.length) stepBackThen(() => markEntry());
}

function onPopState(): void {
  // What we step back from is closed by whoever asked for the step.
  if (ownSteps > 0) return;
  for (const close of open.slice(depthHere()).reverse()) close();
  leaveDeadEntry();
}

let watches = false;

/** Starts to follow Back and Forward; once a document. */
export function watchSurfaceEntries(): void {
  if (watches) return;
  watches = true;
  // Before those that wait for a step of ours.
  window.addEventListener('popstate', onPopState, { capture: true });
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
  if (at === -1 || depthHere() === 0) return void close();
  open.splice(at, 1);
  stepBackThen(close);
}

/** Is the present entry a surface's? What is opened below the surface then takes its place. */
export function isSurfaceEntry(): boolean {
  return depthHere() > 0;
}

/**
 * The open surfaces end with the navigation that is about to begin.
 * @returns whether the present entry was a surface's; then the navigation replaces it instead of adding another
 */
export function giveUpSurfaceEntry(): boolean {
  open.length = 0;
  if (depthHere() === 0) return false;
  const { [MARK]: _, ...state } = window.history.state as Record<string, unknown>;
  window.history.replaceState(state, '');
  return true;
}
