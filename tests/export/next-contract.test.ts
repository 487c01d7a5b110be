import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'
import { neverRequested } from '@/lib/next/export-files'
import { sharedFilesOf } from '@/lib/build/assemble'
import { publishedHtml } from '@/lib/next/html'
import nextConfig from '../../next.config'

/*
 * What the site relies on in Next beyond its documentation. lib/next/README.md says why, and what to change when a test here
 * fails after an upgrade of Next. The tests read an export as `next build` left it.
 */

const exported = '.cache/sites/export'
const page = 'en/docs/faq/'
// empty for a missing file, so that the test below that requires it fails and not all of them
const read = (name: string) => {
  const file = path.join(exported, page, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
const html = read('index.html')
const chunk = (name: string) => readFileSync(path.join(exported, '_next', name), 'utf8')

describe('the HTML of an export', () => {
  it('the HTML of an export names its scripts as <script src="…/_next/….js" async=""></script>, among them one turbopack-*.js', () => {
    const runtimes = html.match(
      /<script src="\/docs\/_next\/static\/chunks\/turbopack-[^/"]+\.js" async=""><\/script>/g,
    )
    expect(runtimes).toHaveLength(1)
  })

  it('the HTML of an export starts the bundler by one inline script: (globalThis["TURBOPACK"] …).push({"otherChunks": […], …})', () => {
    expect(html.match(/<script[^>]*>\(globalThis\["TURBOPACK"\]/g)).toHaveLength(1)
    expect(html).toMatch(/"otherChunks":\["static\/chunks\/.*?\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);<\/script>/)
  })

  it('the scripts that this call names contain the start of the site, but neither React’s renderer nor the router', () => {
    const [, list = '[]'] = /"otherChunks":(\[.*?\])/.exec(html) ?? []
    const text = (JSON.parse(list) as string[]).map(chunk).join('')
    expect(text).toContain('hasHydrated')
    expect(text).not.toMatch(/hydrateRoot|createRoot|__PRIVATE_NEXTJS_INTERNALS_TREE/)
  })

  it('the HTML of an export names style sheets as <link rel="stylesheet" href="…/_next/static/chunks/….css">', () => {
    expect(html).toMatch(/<link rel="stylesheet" href="\/docs\/_next\/static\/chunks\/[\w-]+\.css"/)
  })

  it('the HTML of an export has no script files and no data for React once it is published', () => {
    const published = publishedHtml(html, 'intent', sharedFilesOf(exported))
    expect(published).not.toMatch(/<script[^>]+src=/i)
    expect(published).not.toContain('self.__next_f')
    expect(published).not.toContain('TURBOPACK')
  })
})

describe('the files of an export', () => {
  const files = listFiles(exported)

  it('the files of an export contain no data of single layouts: Next’s collect-segment-data is replaced by an alias', () => {
    expect(files.filter((file) => /__next\.[^/]+\.txt$/.test(file))).toEqual([])
  })

  it('the files of an export contain no files that browsers do not request, except data for React and the manifests of the older router', () => {
    const unrequested = files.filter((file) => neverRequested.test(file)).map((file) => path.basename(file))
    expect([...new Set(unrequested)].sort()).toEqual([
      '_buildManifest.js',
      '_clientMiddlewareManifest.js',
      '_ssgManifest.js',
      'index.txt',
    ])
  })
})

describe('the installed package', () => {
  const folder = path.join('node_modules', 'next', 'dist')

  it('the installed package has next/dist/server/app-render/collect-segment-data with the two functions that the alias replaces', () => {
    const source = readFileSync(path.join(folder, 'server', 'app-render', 'collect-segment-data.js'), 'utf8')
    expect(source).toMatch(/async function collectSegmentData\(/)
    expect(source).toMatch(/function collectPrefetchHints\(/)
  })

  it('the installed package has a development server whose method getStaticPaths can be replaced', () => {
    const source = readFileSync(path.join(folder, 'server', 'dev', 'next-dev-server.js'), 'utf8')
    expect(source).toMatch(/async getStaticPaths\(/)
  })

  it('the installed package has a renderer for development that tracks promises by createHook of node:async_hooks', () => {
    const renderer = path.join(folder, 'compiled', 'next-server', 'app-page-turbo.runtime.dev.js')
    expect(readFileSync(renderer, 'utf8')).toMatch(/\basync_hooks\.createHook\(\{init:/)
  })

  it('the installed package knows each setting below `experimental` in next.config.ts', async () => {
    const { experimental = {} } = await nextConfig('phase-production-build')
    const schema = readFileSync(path.join(folder, 'server', 'config-schema.js'), 'utf8')
    const names = Object.keys(experimental)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(schema))).toEqual([])
  })
})
