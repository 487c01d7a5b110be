'use strict'

const { Socket: UdpSocket } = process.getBuiltinModule('node:dgram')
const { readFileSync } = process.getBuiltinModule('node:fs')
const { Socket } = process.getBuiltinModule('node:net')
// oxlint-disable-next-line typescript/no-require-imports -- Node starts a CommonJS process sooner
const { runConfig } = require('./run-config.cjs')

/* Entry of the process that evaluates a configuration of a foreign repository: runs its bundle and prints the result. */
const [script, file] = process.argv.slice(2)
// Node's permissions do not cover the network
Socket.prototype.connect =
  UdpSocket.prototype.bind =
  UdpSocket.prototype.send =
    () => {
      throw new Error('no connection can be opened')
    }
console.log = console.info = console.warn = console.error = console.debug = () => undefined

runConfig(readFileSync(script, 'utf8'), file).then((json) => process.stdout.write(json))
