'use strict'

const { readFileSync } = process.getBuiltinModule('node:fs')
// oxlint-disable-next-line typescript/no-require-imports -- Node starts a CommonJS process sooner
const { runConfig } = require('./run-config.cjs')

/* Entry of the process that evaluates a configuration of a foreign repository: runs its bundle and prints the result. */
const [script, file] = process.argv.slice(2)
globalThis.fetch = globalThis.WebSocket = globalThis.EventSource = undefined
console.log = console.info = console.warn = console.error = console.debug = () => undefined

runConfig(readFileSync(script, 'utf8'), file).then((json) => process.stdout.write(json))
