let doneAt: string | null = null;

/** Notes a success on this page, for an error page that replaces its result. */
export function noteDone(): void {
  doneAt = window.location.pathname;
}

export const isDoneHere = (): boolean => doneAt === window.location.pathname;
