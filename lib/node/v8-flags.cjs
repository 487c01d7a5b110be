'use strict'

/*
 * Makes V8 optimise a function only after it has run sixteen times as long as by default, in the process that loads this
 * file and in all processes that it starts. Commands of this project run for seconds and execute much code a few times:
 * optimising it occupied the cores for longer than the optimised code saved.
 */
process.getBuiltinModule('node:v8').setFlagsFromString('--interrupt-budget=1081344')

const option = `--require ${JSON.stringify(__filename)}`
const options = process.env.NODE_OPTIONS ?? ''
if (!options.includes(option)) process.env.NODE_OPTIONS = `${options} ${option}`.trim()
