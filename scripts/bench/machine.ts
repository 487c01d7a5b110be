import { cpus, loadavg } from 'node:os'

/** Returns the conditions of a measurement: processor, load, Node version. */
export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1))
  return `${cpus().length} × ${cpus()[0]?.model}, load ${load.join(' ')}, Node ${process.version}`
}
