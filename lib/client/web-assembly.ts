/** Whether the browser can run WebAssembly in a worker, which PostgreSQL and its grammar need. */
export function canRunWebAssembly(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function'
}
