let doneAt: string | null = null;

/** A request has been answered with success: an error page that comes in place of its result says so. */
export function noteDone(): void {
  doneAt = window.location.pathname;
}

export const isDoneHere = (): boolean => doneAt === window.location.pathname;
