import GithubSlugger from 'github-slugger'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../lib/node/list-files'

const folders = ['app', 'components', 'lib', 'scripts', 'tests', 'messages', 'public', 'deploy', 'docs', 'content']
const root = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
const files = [...root, ...folders.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))]
const fileNames = new Set(files.map((file) => path.basename(file)))
const documents = files.filter(
  (file) => /(?:^|\/)[\w-]+\.md$/.test(file) && !/^(?:content\/(?:en|zh)|tests)\//.test(file),
)
const modules = files.filter((file) => /^(?:app|components|lib|scripts|tests)\/.*\.(?:tsx?|m[jt]s|cjs)$/.test(file))
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>

/** Matches the files of a vitest or Playwright project, by the name of its command. */
const tests: Readonly<Record<string, RegExp>> = {
  unit: /^(?:app|components|lib|scripts)\/.*\.test\.tsx?$/,
  content: /^tests\/content\/.*\.test\.ts$/,
  export: /^tests\/export\/.*\.test\.ts$/,
  commands: /^tests\/commands\/.*\.test\.ts$/,
  build: /^tests\/build\/.*\.test\.ts$/,
  sql: /^tests\/sql\/.*\.test\.ts$/,
  browser: /^tests\/.*\.spec\.ts$/,
}

/** Returns the texts between backticks. */
function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

/** Returns the paths and names of source files that do not exist; a path may be relative to the folder of its text. */
function missingFiles(codes: readonly string[], folder: string): string[] {
  return codes.filter((code) => {
    if (/^(?:app|components|lib|messages|public|scripts|tests)\/[\w./-]*$/.test(code))
      return !existsSync(code) && !existsSync(path.join(folder, code))
    return /^[\w./-]+\.(?:tsx?|mjs|cjs)$/.test(code) && !fileNames.has(path.basename(code))
  })
}

/** Returns the text of a Markdown document without its blocks of code. */
const readProse = (document: string) => readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '')

/** Returns the ids of the headings of a Markdown document. */
function anchorsOf(document: string): string[] {
  const slugger = new GithubSlugger()
  return [...readProse(document).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => slugger.slug(title))
}

describe.each(documents)('%s', (document) => {
  const prose = readProse(document)
  const codes = codeIn(prose)

  it('names files that exist', () => {
    expect(missingFiles(codes, path.dirname(document))).toEqual([])
  })

  it('names commands of package.json', () => {
    const commands = [...readFileSync(document, 'utf8').matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)]
    expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
  })

  it('names tests that exist', () => {
    const filters = codes.flatMap((code) => {
      const [, project = '', words = ''] = /^npm run test:(\w+) -- (.*)$/.exec(code) ?? []
      // an option of the runner, and its value
      const names = words.replace(/(?:^| )-[\w-]+(?: \w+)?/g, '').split(' ')
      return names.flatMap((filter) => (filter === '' ? [] : [{ project, filter }]))
    })
    const withoutTest = filters.filter(
      ({ project, filter }) => !modules.some((file) => tests[project]?.test(file) && file.includes(filter)),
    )
    expect(withoutTest).toEqual([])
  })

  it('links to files and headings that exist', () => {
    // examples of links are code
    const links = [...prose.replace(/`[^`\n]+`/g, '').matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
    const broken = links.filter(([, to = '', hash]) => {
      const target = to === '' ? document : path.join(path.dirname(document), to)
      return !existsSync(target) || (hash !== undefined && !anchorsOf(target).includes(hash))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })
})

it('the comments of modules name files that exist', () => {
  const missing = modules.flatMap((module) => {
    const comments = readFileSync(module, 'utf8').match(/\/\*\*?[\s\S]*?\*\/|(?<=^\s*)\/\/.*$/gm) ?? []
    return missingFiles(codeIn(comments.join('\n')), path.dirname(module)).map((code) => `${module}: ${code}`)
  })
  expect(missing).toEqual([])
})

it('ARCHITECTURE.md says why each package is there, and names no others', () => {
  const [, table = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('## Packages, and why each is there')
  const cells = [...table.matchAll(/^\| (.*?) +\|/gm)].map(([, cell = '']) => cell).slice(2)
  const named = cells.flatMap((cell) => cell.replaceAll('\\', '').split(', '))
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'))
  expect(named.toSorted()).toEqual(packages.toSorted())
})

it.each([
  ['README.md', 'lib', (name: string) => `\`${name}/\``],
  ['CONTRIBUTING.md', 'tests', (name: string) => `\`tests/${name}/\``],
])('%s lists every folder of %s/', (document, folder, nameOf) => {
  const text = readFileSync(document, 'utf8')
  expect(readdirSync(folder).filter((name) => !text.includes(nameOf(name)))).toEqual([])
})

it('CONTRIBUTING.md lists every file and folder of .cache/ that commands write', () => {
  const code = [...root, ...modules].filter((file) => /\.(?:ts|mjs|cjs)$/.test(file) && !/test|bench/.test(file))
  const names = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'\.cache(?:\/|', ')([\w.-]+)/g)].map(([, name = '']) => name),
  )
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## What commands write')
  expect([...new Set(names)].filter((name) => !section.includes(`\`${name}\``)).toSorted()).toEqual([])
})

it('docs/settings.md lists every environment variable of lib/config/', () => {
  const code = modules.filter((file) => file.startsWith('lib/config/')).map((file) => readFileSync(file, 'utf8'))
  const names = [...code.join('\n').matchAll(/\benv\.([A-Z][A-Z_]+)/g)].map(([, name = '']) => name)
  const text = readFileSync('docs/settings.md', 'utf8')
  expect([...new Set(names)].filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
