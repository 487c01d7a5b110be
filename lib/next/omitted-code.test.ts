import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../node/list-files'
import * as omittedCode from './omitted-code'
import { omittedModules } from './omitted-modules'

const installed = path.join('node_modules', 'next', 'dist')
const ofBrowsers = listFiles(path.join(installed, 'client')).filter(
  (file) => file.endsWith('.js') && !/(?:^|\/)(?:dev|testing)\//.test(file),
)
const modules = [...ofBrowsers.map((file) => `client/${file}`), 'build/polyfills/process.js']

/** Returns the modules of Next that request a module by one of the names of `omittedModules`. */
const requesters = (name: string) => modules.filter((file) => source(file).includes(`require("${name}")`))

function source(file: string): string {
  return readFileSync(path.join(installed, file), 'utf8').replaceAll(`require('`, `require("`).replaceAll(`')`, `")`)
}

/** Whether a module is replaced itself, by a request of another module. */
const isOmitted = (file: string) => omittedModules.some((name) => name.endsWith(`/${path.basename(file, '.js')}`))

it.each(omittedModules)('Next’s code for browsers requests %s', (name) => {
  expect(requesters(name)).not.toEqual([])
})

/** Returns the names that a module of Next uses of the module that it requests by a name. */
function usedNames(file: string, name: string): string[] {
  const text = source(file)
  const requests = [...text.matchAll(/const (_\w+) = [^;]*?require\("([^"]+)"\)/g)]
  const members = requests
    .filter(([, , request]) => request === name)
    .flatMap(([, variable]) => [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))])
  const destructured = [...text.matchAll(/const \{ (\w+) \} = require\("([^"]+)"\)/g)].filter(
    ([, , request]) => request === name,
  )
  return [...members, ...destructured].map(([, used = '']) => used)
}

it('what Next’s code for browsers uses of the omitted modules is exported', () => {
  const used = omittedModules.flatMap((name) =>
    requesters(name)
      .filter((file) => !isOmitted(file))
      .flatMap((file) => usedNames(file, name)),
  )
  expect(used).toContain('hydrate')
  expect(used.filter((name) => !(name in omittedCode))).toEqual([])
})

it('no module of the site requests another module by one of these names, which would be replaced as well', () => {
  const replaced = ['app', 'components', 'lib'].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8')
        return omittedModules.filter((name) => text.includes(`from '${name}'`) || text.includes(`import('${name}')`))
      }),
  )
  expect(replaced).toEqual([])
})
