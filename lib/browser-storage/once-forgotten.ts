const ends = new Set<() => void>();

export function onceForgotten(end: () => void): void {
  ends.add(end);
}

/** The member has left: what was begun for them is ended. */
export function endWhatWasBegun(): void {
  for (const end of ends) end();
  ends.clear();
}
