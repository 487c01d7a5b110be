'use strict'

const { createRequire } = process.getBuiltinModule('node:module')

/*
 * Runs the bundle of a configuration and returns the data that it exports as JSON. Packages are stubs, which can be called,
 * constructed and iterated; their properties are stubs too.
 */
const harmless = new Set(['assert', 'fs', 'fs/promises', 'os', 'path', 'path/posix', 'url', 'util'])

function propertyOf(_, key) {
  if (key === Symbol.toPrimitive || key === 'toString') return () => ''
  if (key === Symbol.iterator) return () => [].values()
  return key === 'then' || key === 'toJSON' ? undefined : stub
}

// `import * as name` makes an object with this prototype; `for (… in stub)` goes through all prototypes
const prototype = new Proxy(Object.create(null), { get: propertyOf })
const stub = new Proxy(() => undefined, {
  get: propertyOf,
  getPrototypeOf: () => prototype,
  apply: () => stub,
  construct: () => stub,
})

function requireOf(file) {
  const nodeRequire = createRequire(file)
  function load(name) {
    const bare = name.replace(/^node:/, '')
    if (harmless.has(bare)) return nodeRequire(bare)
    if (bare === 'module') return { createRequire: () => load, default: { createRequire: () => load } }
    return stub
  }
  load.resolve = (name) => name
  return load
}

function withoutCode(_, value) {
  return typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint' ? undefined : value
}

async function evaluate(code, file) {
  const loaded = { exports: {} }
  new Function('require', 'module', 'exports', code)(requireOf(file), loaded, loaded.exports)
  const { exports } = loaded
  const value = (await (exports.default ?? exports)) ?? {}
  return JSON.stringify({ value: typeof value === 'function' && value !== stub ? await value({}) : value }, withoutCode)
}

exports.runConfig = (code, file) =>
  evaluate(code, file).catch((error) =>
    JSON.stringify({ error: error instanceof Error ? error.message : String(error) }),
  )
