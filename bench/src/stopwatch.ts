/**
 * Seconds of work since the start: the smaller of clock and processor time. Other processes stretch the clock, the
 * engine's helper threads stretch processor time; the work itself took no longer than either.
 */
export function stopwatch(): () => number {
  const began = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    const clock = (performance.now() - began) / 1e3;
    const processor = (user + system) / 1e6;
    return processor > 0 ? Math.min(clock, processor) : clock; // processor time may tick coarsely
  };
}
