import { spawn, spawnSync } from 'node:child_process'
import { fixtureEnv } from '../support/fixture-site'

interface BuildFolders {
  readonly content: string
  readonly outDir: string
}

/** Another product name and URL than that of the fixture site, which has some of the same pages. */
const settings = {
  ...fixtureEnv,
  PRODUCT_NAME: 'Plan Doctor',
  PRODUCT_SLUG: 'plan-doctor',
  SITE_URL: 'https://doctor.example.org/',
}

const environment = ({ content, outDir }: BuildFolders) => ({
  ...process.env,
  ...settings,
  CONTENT_DIR: content,
  OUT_DIR: outDir,
})

/**
 * Runs `npm run build` and returns its exit status and output, and how many pages it rendered and took from its cache.
 */
export function runBuild(folders: BuildFolders, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build', '--', ...args], {
    env: environment(folders),
    encoding: 'utf8',
  })
  const [, rendered, cached] = /^export: (\d+) pages rendered, (\d+) cached$/m.exec(stdout) ?? []
  return { status, stdout, stderr, rendered: Number(rendered), cached: Number(cached) }
}

/**
 * Starts a build and kills its process, which cannot end the processes that it has started, once its output contains a
 * text.
 */
export async function killBuild(folders: BuildFolders, text: string): Promise<void> {
  const child = spawn('node', ['scripts/run.mjs', 'scripts/site/build.ts'], {
    env: environment(folders),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()))
  let output = ''
  const reached = new Promise<boolean>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes(text)) resolve(true)
    })
    void closed.then(() => resolve(false))
  })
  if (!(await reached)) throw new Error(`the build ended before it printed “${text}”:\n${output}`)
  child.kill('SIGKILL')
  await closed
}
