const ends = new Set<() => void>();

/** Has `end` run once, when this tab forgets its member (`forgetTabItems`). */
export function onceForgotten(end: () => void): void {
  ends.add(end);
}

/** The member has left: what was begun for them is ended. */
export function endWhatWasBegun(): void {
  for (const end of ends) end();
  ends.clear();
}
