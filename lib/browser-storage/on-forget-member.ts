const ends = new Set<() => void>();

export function onForgetMember(end: () => void): void {
  ends.add(end);
}

export function runForgetCallbacks(): void {
  for (const end of ends) end();
  ends.clear();
}
