/**
 * Moves the wall clock of a JavaScript realm: `Date` alone; timers, `performance` and the times of files stay. It is
 * also sent to the browser as text, so it must not use this module's scope.
 * @param {number} offsetMs how far ahead of the machine the clock then is
 */
exports.shiftDate = function shiftDate(offsetMs) {
  const MachineDate = globalThis.Date;
  const now = () => MachineDate.now() + offsetMs;
  const MovedDate = new Proxy(MachineDate, {
    apply: () => new MachineDate(now()).toString(),
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget === MovedDate ? target : newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  MachineDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
};
