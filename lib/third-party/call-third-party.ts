/**
 * Runs a call into code of third parties (analytics, chat) once the present action is through. What it throws is
 * reported and reaches no caller: blockers and consent tools leave frozen, throwing or missing objects.
 */
export function callThirdParty(call: () => void): void {
  queueMicrotask(() => {
    try {
      call();
    } catch (error) {
      reportError(error);
    }
  });
}
