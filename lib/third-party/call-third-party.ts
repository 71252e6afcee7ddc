/** Once the present action is through. What it throws reaches no caller: blockers leave frozen, throwing or missing objects. */
export function callThirdParty(call: () => void): void {
  queueMicrotask(() => {
    try {
      call();
    } catch (error) {
      reportError(error);
    }
  });
}
