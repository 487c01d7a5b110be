import { cpus, loadavg } from 'node:os'

/** What times were measured on: processor, load, Node. */
export function machine(): string {
  const load = loadavg().map((value) => value.toFixed(1))
  return `${cpus().length} × ${cpus()[0]?.model}, load ${load.join(' ')}, Node ${process.version}`
}
