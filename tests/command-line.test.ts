import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

/** The commands of `package.json` that read a command line. */
const commands = Object.values(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
).flatMap((command) => /^tsx (scripts\/.+)$/.exec(String(command))?.[1] ?? [])
const tsx = path.join('node_modules', '.bin', 'tsx')

interface Ended {
  readonly code: unknown
  readonly out: string
  readonly error: string
}

function called(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const options = { timeout: 20_000, env: { ...process.env, ...env } }
  return new Promise((resolve) => {
    execFile(tsx, [script, ...args], options, (failure, out, error) => {
      resolve({ code: failure?.code ?? 0, out, error })
    })
  })
}

describe('a command that is called wrongly says so in one sentence, and does nothing', () => {
  it.each(commands)('%s with an option that it does not know', async (script) => {
    const { code, out, error } = await called(script, ['--nonsense'])
    expect(error).toMatch(/^there is no option “--nonsense”.*\n$/)
    expect([code, out]).toEqual([2, ''])
  })

  it.each(['bench', 'search-bench', 'check-export-bench', 'lighthouse'])('%s with a wrong number', async (name) => {
    expect(await called(`scripts/${name}.ts`, ['many'])).toEqual({
      code: 2,
      out: '',
      error: '“many” is no whole number above 0\n',
    })
  })

  it.each([
    ['check-content', ['--rule', 'lniks'], /^there is no rule “lniks” \(did you mean “links”\?\); known: .*\n$/],
    [
      'check-content',
      ['content/en/nowhere.mdx'],
      /^there is no file or folder “content\/en\/nowhere.mdx” in content\/\n$/,
    ],
    ['content-stamp', [], /^usage: npm run content:stamp -- FILE… \| --all\n$/],
    ['content-stamp', ['README.md'], /^there is no file or folder “README.md” in content\/\n$/],
    ['sql-check', ['README.md'], /^there is no file or folder “README.md” in content\/\n$/],
    ['release-diff', ['out'], /^usage: npm run release:diff -- OLD NEW \[--json\]\n$/],
    ['release-diff', ['nowhere', 'out'], /^there is no nowhere\/: run `npm run build` first\n$/],
    ['release-diff', ['content', 'out'], /^“content” is no finished site: it has no docs\/_next\/\n$/],
    ['release-diff', ['package.json', 'out'], /^“package.json” is no finished site: it has no docs\/_next\/\n$/],
  ])('%s %j', async (name, args, sentence) => {
    const { code, out, error } = await called(`scripts/${name}.ts`, args)
    expect(error).toMatch(sentence)
    expect([code, out]).toEqual([2, ''])
  })
})

describe.each(['dev', 'serve'])('%s', (name) => {
  it('says that its port is taken, and ends', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    expect(await called(`scripts/${name}.ts`, [], { PORT: String(port) })).toEqual({
      code: 2,
      out: '',
      error: `port ${port} is taken: choose another one with PORT=…\n`,
    })
  })

  it('says that its port is none, and ends', async () => {
    expect(await called(`scripts/${name}.ts`, [], { PORT: 'http' })).toEqual({
      code: 2,
      out: '',
      error: 'PORT is “http”, which is no port\n',
    })
  })
})

describe.each(['serve', 'check-export', 'precompress'])('%s', (name) => {
  it.each([
    ['nowhere', 'there is no nowhere/: run `npm run build` first\n'],
    ['content', '“content” is no finished site: it has no docs/_next/\n'],
  ])('of %s says why not, and ends', async (folder, error) => {
    expect(await called(`scripts/${name}.ts`, [folder])).toEqual({ code: 2, out: '', error })
  })
})

describe('serve', () => {
  it.each([
    ['the folder it is given', ['.cache/sites/small/'], {}, '.cache/sites/small'],
    ['the folder of OUT_DIR', [], { OUT_DIR: '.cache/sites/small' }, '.cache/sites/small'],
    ['the one it is given before that of OUT_DIR', ['out'], { OUT_DIR: '.cache/sites/small' }, 'out'],
  ])('serves %s', async (_, args, env, folder) => {
    const server = spawn(tsx, ['scripts/serve.ts', ...args], { env: { ...process.env, PORT: '0', ...env } })
    onTestFinished(() => void server.kill())
    const said = await new Promise<string>((resolve) => server.stdout.on('data', (text) => resolve(String(text))))
    const [, served, port] = /^serving (.*)\/ at http:\/\/localhost:(\d+)\/docs\/$/m.exec(said) ?? []
    expect(served).toBe(folder)
    const answer = await fetch(`http://localhost:${port}/docs/llms.txt`)
    expect(await answer.text()).toBe(readFileSync(path.join(folder, 'docs', 'llms.txt'), 'utf8'))
  })
})
