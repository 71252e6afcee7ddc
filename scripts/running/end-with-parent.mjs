/**
 * Preloaded (`--import`) into every process that a script starts: when the script is gone, even by SIGKILL,
 * its end of the stdin pipe closes, and the child asks itself to stop as an operator would.
 */
process.stdin.on('error', stop).on('close', stop).resume();
process.stdin.unref?.();

function stop() {
  process.kill(process.pid, 'SIGTERM');
}
