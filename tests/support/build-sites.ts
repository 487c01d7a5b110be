import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeFiles, hashFiles } from '../../lib/node/code-hash'
import { lastCommits } from '../../lib/content-files/git'
import { assemble } from '../../lib/build/assemble'
import { createSiteFolder } from '../../lib/build/out-dir'
import { searchFolder } from '../../lib/config/routes'
import { site } from '../../lib/config/site'
import { appFolder } from '../../lib/next/build-modes'
import { writeDeploySites } from './deploy-sites'
import { fixtureContent, fixtureEnv, fixtureSite, writeFixtureContent } from './fixture-site'

/*
 * Builds the sites that the tests read: the real content into `out/`, with two variants of it, and the fixture site.
 * Two builds of one project folder share its caches, so they run one after the other.
 */

interface TestSite {
  readonly name: string
  /** Files and folders that decide what the build writes. */
  readonly inputs: readonly string[]
  /** Settings that decide what the build writes, beside the files. */
  readonly settings: unknown
  /** The folders that the build writes. */
  readonly folders: readonly string[]
  readonly build: () => void | Promise<void>
}

const sites = path.join('.cache', 'sites')
const [exportFolder, eagerFolder] = [path.join(sites, 'export'), path.join(sites, 'eager')]

const code = [
  ...['app', 'components', 'lib', 'messages', 'public/favicon.svg', 'scripts/site/build.ts', 'package-lock.json'],
  ...['contentlayer.config.ts', 'instrumentation-client.ts', 'next.config.ts', 'next-sitemap.config.js'],
]

const fixtureModules = readdirSync(import.meta.dirname)
  .filter((name) => /^(?:fixture-.*|content-folder)\.ts$/.test(name))
  .map((name) => path.join('tests', 'support', name))

const testSites: readonly TestSite[] = [
  {
    name: 'real content',
    inputs: [...code, 'content', 'tests/support/deploy-sites.ts'],
    // pages show their last commit
    settings: { ...site, commits: [...lastCommits('content')] },
    folders: ['out', exportFolder, eagerFolder],
    async build() {
      // lets the first compile in a clean clone store its cache, because the build tests compile the app again
      mkdirSync(appFolder, { recursive: true })
      // the only complete build: a second one would compile the same app again
      build({}, '--all')
      // the next build overwrites `.export`
      rmSync(exportFolder, { recursive: true, force: true })
      cpSync('.export', exportFolder, { recursive: true })
      cpSync(path.join('out', 'docs', searchFolder), path.join(exportFolder, searchFolder), { recursive: true })
      createSiteFolder(eagerFolder)
      await assemble(exportFolder, eagerFolder, 'eager')
      await writeDeploySites()
    },
  },
  {
    name: 'fixtures',
    // every build publishes the example tables of the real content
    inputs: [...code, 'content/sql/tpch.sql', ...fixtureModules],
    settings: { ...site, buildDate: fixtureEnv.SITE_DATE },
    folders: [fixtureSite],
    build() {
      writeFixtureContent()
      build({ CONTENT_DIR: fixtureContent, OUT_DIR: fixtureSite, ...fixtureEnv })
    },
  },
]

/** Runs `npm run build` and prints its last line, or all of its output if it fails. */
function build(env: Readonly<Record<string, string>>, ...args: string[]): void {
  try {
    const output = execFileSync('npm', ['run', '--silent', 'build', '--', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e8,
      env: { ...process.env, ...env },
    })
    console.log(output.trim().split('\n').at(-1))
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    console.error(stdout, stderr)
    throw new Error('a site that the tests read cannot be built', { cause: error })
  }
}

/** Identifies everything that a site is built from. */
function inputsHash({ inputs, settings }: TestSite): string {
  const facts = JSON.stringify([process.version, settings, hashFiles(inputs.flatMap(codeFiles))])
  return createHash('sha1').update(facts).digest('hex')
}

/** Identifies the build that the folders of a site hold; undefined if one of them is missing. */
function buildTimes({ folders }: TestSite): number[] | undefined {
  if (!folders.every((folder) => existsSync(folder))) return undefined
  // every build writes its sitemap anew
  const sitemaps = folders.map((folder) => path.join(folder, 'docs', 'sitemap.xml'))
  return sitemaps.filter((file) => existsSync(file)).map((file) => statSync(file).mtimeMs)
}

/** Builds each site whose inputs have changed since its last build. `SKIP_BUILD=1` skips all of them. */
async function buildSites(): Promise<void> {
  if (process.env.SKIP_BUILD) return
  mkdirSync(sites, { recursive: true })
  for (const testSite of testSites) {
    const stampFile = path.join(sites, `${testSite.name.replaceAll(' ', '-')}.stamp.json`)
    const inputs = inputsHash(testSite)
    const stamp = () => JSON.stringify({ inputs, built: buildTimes(testSite) })
    if (buildTimes(testSite) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) continue
    rmSync(stampFile, { force: true })
    console.log(`building the test site: ${testSite.name}`)
    await testSite.build()
    writeFileSync(stampFile, stamp())
  }
}

await buildSites()
