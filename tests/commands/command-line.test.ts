import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { scriptArgs } from '@/lib/node/script-args'
import { fixtureSite } from '../support/fixture-site'
import '../support/require-sites'

/** The scripts behind the commands of `package.json`. */
const scripts = Object.values(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
).flatMap((command) => /^node scripts\/run\.mjs (scripts\/.+)$/.exec(String(command))?.[1] ?? [])

interface Result {
  readonly code: unknown
  readonly stdout: string
  readonly stderr: string
}

function runScript(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<Result>((resolve) => {
    execFile(
      process.execPath,
      scriptArgs(script, ...args),
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr })
      },
    )
  })
}

it('the scripts of the commands in package.json are found', () => {
  expect(scripts).toContain('scripts/site/build.ts')
})

// a test waits for a process of its own most of the time
describe.concurrent('commands with wrong arguments', () => {
  it.each(scripts)('%s with an unknown option prints one sentence and exits with 2', async (script) => {
    const { code, stdout, stderr } = await runScript(script, ['--nonsense'])
    expect(stderr).toMatch(/^there is no option “--nonsense”.*\n$/)
    expect([code, stdout]).toEqual([2, ''])
  })

  it.each(['bench/site', 'search/bench', 'bench/check-export', 'bench/lighthouse'])(
    '%s with a wrong number prints one sentence and exits with 2',
    async (name) => {
      expect(await runScript(`scripts/${name}.ts`, ['many'])).toEqual({
        code: 2,
        stdout: '',
        stderr: '“many” must be a positive integer\n',
      })
    },
  )

  it.each([
    ['content/check', ['--rule', 'lniks'], /^unknown rule “lniks” \(did you mean “links”\?\); known: .*\n$/],
    [
      'content/check',
      ['content/en/nowhere.mdx'],
      /^there is no file or folder “content\/en\/nowhere.mdx” in content\/\n$/,
    ],
    ['content/stamp', [], /^usage: npm run content:stamp -- FILE… \| --all\n$/],
    ['content/stamp', ['README.md'], /^there is no file or folder “README.md” in content\/\n$/],
    ['search/words', ['nowhere.log'], /^nowhere.log: there is no such file\n$/],
    ['sql/diff', ['a', 'b', 'c', '--databases', 'many'], /^“many” must be a positive integer\n$/],
    ['sql/diff', ['a', 'b', 'c', '--seconds', '0'], /^--seconds must be a positive number, got '0'\n$/],
    ['sql/check', ['README.md'], /^there is no file or folder “README.md” in content\/\n$/],
    ['site/release-diff', ['out'], /^usage: npm run release:diff -- OLD NEW \[--json\]\n$/],
    ['site/release-diff', ['nowhere', 'out'], /^there is no nowhere\/: run `npm run build` first\n$/],
    ['site/release-diff', ['content', 'out'], /^“content” is not a build output: it has no docs\/_next\/\n$/],
    ['site/release-diff', ['package.json', 'out'], /^“package.json” is not a build output: it has no docs\/_next\/\n$/],
  ])('%s with the wrong arguments %j prints one sentence and exits with 2', async (name, args, sentence) => {
    const { code, stdout, stderr } = await runScript(`scripts/${name}.ts`, args)
    expect(stderr).toMatch(sentence)
    expect([code, stdout]).toEqual([2, ''])
  })

  it.each(
    ['site/serve', 'site/check-export', 'site/precompress'].flatMap((name) => [
      [name, 'nowhere', 'there is no nowhere/: run `npm run build` first\n'],
      [name, 'content', '“content” is not a build output: it has no docs/_next/\n'],
    ]),
  )('%s with %s, which is not a build output, prints one sentence and exits with 2', async (name, folder, stderr) => {
    expect(await runScript(`scripts/${name}.ts`, [folder])).toEqual({ code: 2, stdout: '', stderr })
  })

  it.each([
    [{ SITE_URL: 'foo' }, 'SITE_URL must be an origin such as https://docs.example.com, without a path, not "foo" → '],
    [{ SITE_DATE: 'xyz' }, 'SITE_DATE must be a day such as 2025-01-31, not "xyz" → '],
    [{ PRODUCT_SLUG: 'A B/..' }, 'PRODUCT_SLUG must be lower-case letters, digits and hyphens, not "A B/.." → '],
    [{ SITE_RUNTIME: 'maybe' }, 'SITE_RUNTIME must be intent or eager, not "maybe" → '],
    [{ CONTENT_DIR: 'missing' }, 'CONTENT_DIR must be a folder, got “missing”, which does not exist → '],
  ])('content/check with the invalid setting %j prints one diagnostic and exits with 2', async (env, sentence) => {
    const { code, stdout, stderr } = await runScript('scripts/content/check.ts', [], env)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
    expect(stderr).toMatch(/^lib\/config\/[\w-]+\.ts:\d+:\d+: [^\n]* \[settings\]\n$/)
  })

  it.each([
    ['content/check-links', []],
    ['content/publish', []],
    ['content/stamp', ['--all']],
    ['content/status', []],
    ['search/eval', []],
    ['search/words', []],
    ['site/check-export', ['out']],
    ['sql/check', []],
    ['sql/record', []],
  ])('%s with a content folder that does not exist prints one diagnostic and exits with 2', async (name, args) => {
    const { code, stdout, stderr } = await runScript(`scripts/${name}.ts`, args, { CONTENT_DIR: 'missing' })
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^\S+ CONTENT_DIR must be a folder, got “missing”, which does not exist → [^\n]*\n$/)
  })

  it('content/new with a content folder that does not exist creates no file', async () => {
    const args = ['doc', '--slug', 'a', '--title', 'A', '--title-zh', '甲']
    const { code, stdout, stderr } = await runScript('scripts/content/new.ts', args, { CONTENT_DIR: 'missing' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('CONTENT_DIR must be a folder, got “missing”, which does not exist')
  })

  it.each(['site/start', 'site/dev', 'site/serve'])(
    '%s with PORT=http prints one sentence and exits with 2',
    async (name) => {
      expect(await runScript(`scripts/${name}.ts`, [], { PORT: 'http' })).toEqual({
        code: 2,
        stdout: '',
        stderr: "PORT must be an integer from 0 to 65535, got 'http'\n",
      })
    },
  )

  it.each(['site/start', 'site/dev', 'site/serve'])(
    '%s with a PORT that is in use prints one sentence and exits with 2',
    async (name) => {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen(0, resolve))
      const { port } = other.address() as AddressInfo
      const result = await runScript(`scripts/${name}.ts`, [], { PORT: String(port) })
      other.close()
      expect(result).toEqual({
        code: 2,
        stdout: '',
        stderr: `port ${port} is taken: choose another one with PORT=…\n`,
      })
    },
  )
})

describe.concurrent('npm run serve', () => {
  it.each([
    ['the folder of its argument', [`${fixtureSite}/`], {}, fixtureSite],
    ['the folder of OUT_DIR', [], { OUT_DIR: fixtureSite }, fixtureSite],
    ['the folder of its argument rather than that of OUT_DIR', ['out'], { OUT_DIR: fixtureSite }, 'out'],
  ])('npm run serve serves %s', async (_, args, env, folder) => {
    const server = spawn(process.execPath, scriptArgs('scripts/site/serve.ts', ...args), {
      env: { ...process.env, PORT: '0', ...env },
    })
    try {
      const line = await new Promise<string>((resolve) => server.stdout.on('data', (text) => resolve(String(text))))
      const [, served, port] = /^serving (.*)\/ at http:\/\/localhost:(\d+)\/docs\/$/m.exec(line) ?? []
      expect(served).toBe(folder)
      const response = await fetch(`http://localhost:${port}/docs/llms.txt`)
      expect(await response.text()).toBe(readFileSync(path.join(folder, 'docs', 'llms.txt'), 'utf8'))
    } finally {
      server.kill()
    }
  })
})
