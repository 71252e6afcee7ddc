const store = globalThis as typeof globalThis & { __draining?: boolean };

/** From now on the process asks for no new work; what is under way is finished. */
export function startDraining(): void {
  store.__draining = true;
}

export function isDraining(): boolean {
  return store.__draining === true;
}
