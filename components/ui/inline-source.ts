/** The minifier of a build, which does not minify server code; development needs none. */
const swc = process.env.NODE_ENV === 'production' ? await import('@swc/core') : undefined

const sources = new Map<object, string>()

/** Returns the source of a function that uses nothing outside itself, as an arrow function; in a build, minified. */
export function inlineSource<Args extends readonly unknown[]>(run: (...args: Args) => void): string {
  const source = sources.get(run) ?? asArrow(minified(run.toString()))
  sources.set(run, source)
  return source
}

function minified(code: string): string {
  if (!swc) return code
  // assigned, because the minifier removes a function that is not used
  const { code: assignment } = swc.minifySync(`run=${code}`, { compress: { passes: 2 }, mangle: true, module: false })
  return assignment.replace(/^run=|;$/g, '')
}

/** Returns a function as an arrow function, which is shorter; no inline script uses its own name or `this`. */
function asArrow(code: string): string {
  return code.replace(/^function ?\w*(\([^)]*\))/, '$1=>')
}
