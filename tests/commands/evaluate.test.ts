import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { tempFolder } from '@/lib/content-files/test-fixtures'
import { configProcess } from '@/lib/migrate/config-process'
import { evaluate } from '@/lib/migrate/evaluate'
import { migrate } from '@/lib/migrate/migrate'

const evaluated = (files: Record<string, string>) =>
  evaluate(path.join(tempFolder(files), Object.keys(files)[0] ?? ''), configProcess())

it('a configuration is evaluated with the files that it imports and without the packages', async () => {
  const files = {
    'docusaurus.config.ts': [
      "import { themes } from 'prism-react-renderer'",
      "import * as dotenv from 'dotenv'",
      "import { title } from './site.js'",
      'dotenv.config()',
      "export default async function config() { return { title, theme: themes.github, at: require.resolve('./a') } }",
    ].join('\n'),
    'site.js': "exports.title = 'Mine'\n",
  }
  const folder = tempFolder(files)
  expect(await evaluate(path.join(folder, 'docusaurus.config.ts'), configProcess())).toEqual({
    value: { title: 'Mine', at: path.join(folder, 'a') },
  })
})

it('a configuration may go through the properties of what a package exports', async () => {
  const config =
    "const themes = require('themes')\nfor (const key in themes.dark) throw new Error(key)\nexports.keys = Object.keys(themes)\n"
  expect(await evaluated({ 'docusaurus.config.js': config })).toEqual({ value: { keys: [] } })
})

it('a configuration gets the environment variables that it reads, and no others', async () => {
  vi.stubEnv('DOCS_REGION', 'cn')
  vi.stubEnv('DOCS_SECRET', 'x')
  const config = "exports.at = [process.env.DOCS_REGION, process.env[['DOCS', 'SECRET'].join('_')] ?? 'none']\n"
  expect(await evaluated({ 'docusaurus.config.js': config })).toEqual({ value: { at: ['cn', 'none'] } })
})

it('a JSON file is read', async () => {
  expect(await evaluated({ 'sidebars.json': '{ "docs": ["start"] }' })).toEqual({ value: { docs: ['start'] } })
})

it('an evaluated configuration has no functions', async () => {
  const config = 'module.exports = { a: 1, f() {}, list: [() => 1, 2] }\n'
  expect(await evaluated({ 'docusaurus.config.js': config })).toEqual({ value: { a: 1, list: [null, 2] } })
})

it('a module that uses import.meta and __dirname gets the paths of its own file', async () => {
  const files = {
    'docusaurus.config.mjs': "import { here } from './inner/x.mjs'\nexport default { here }\n",
    'inner/x.mjs': 'export const here = [import.meta.dirname, __dirname]\n',
  }
  const folder = tempFolder(files)
  const inner = path.join(folder, 'inner')
  expect(await evaluate(path.join(folder, 'docusaurus.config.mjs'), configProcess())).toEqual({
    value: { here: [inner, inner] },
  })
})

it.each([
  ['throws', "throw new Error('no key')\n", 'no key'],
  ['does not parse', 'export default {\n', 'found end of file'],
  ['writes a file', "require('fs').writeFileSync('x', '')\n", 'Access to this API has been restricted'],
])('a configuration that %s gives an error', async (_, text, message) => {
  expect(await evaluated({ 'docusaurus.config.js': text })).toEqual({
    error: expect.stringContaining(message) as string,
  })
})

it.each([
  ["process.getBuiltinModule('node:net').connect(1)", 'no connection can be opened'],
  ["process.mainModule.require('https').get('https://localhost')", 'no connection can be opened'],
  [
    "new Function('return import(\"node:dgram\")')().then((udp) => udp.createSocket('udp4').send('x', 9))",
    'no connection',
  ],
  ["fetch('http://localhost')", 'fetch failed'],
])('a configuration cannot reach the network by %s', async (call, message) => {
  const config = `module.exports = async () => { await ${call}; return {} }\n`
  expect(await evaluated({ 'docusaurus.config.js': config })).toEqual({
    error: expect.stringContaining(message) as string,
  })
})

it('a configuration that does not end in time gives an error', async () => {
  const file = path.join(tempFolder({ 'docusaurus.config.js': 'for (;;) {}\n' }), 'docusaurus.config.js')
  expect(await evaluate(file, configProcess({ timeLimit: 500 }))).toEqual({ error: 'it does not end within 0.5 s' })
})

it('a migration evaluates the configuration in a process that cannot write files', async () => {
  const from = tempFolder({ 'docusaurus.config.js': "require('fs').writeFileSync(__dirname + '/x', '')\n" })
  const { site } = await migrate(from, path.join(tempFolder({}), 'content'))
  expect(site.error).toContain('Access to this API has been restricted')
})
