import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRelease } from '@/lib/verify/release'
import { diffText, releaseDiff } from '@/lib/verify/release-diff'
import { listFiles } from '@/lib/node/list-files'
import { writeFiles } from '../support/content-folder'
import { brotliSize, readPage } from '../support/files'
import { corpusDocs } from '../support/fixture-corpus'
import { corpusSize, fixtureSite } from '../support/fixture-site'
import { killBuild, runBuild } from './run-build'
import { content, edit, writeSmallContent } from './small-site'

/*
 * Six builds of a small site, one after the other, and one that is killed. Each is expensive and starts from what the
 * build before it has left, so a step runs once and runs the steps before it first.
 */

const sites = path.join('.cache', 'sites')
const [site, complete] = [path.join(sites, 'small'), path.join(sites, 'small-complete')]
const folders = { content, outDir: site }
const at = (page: string) => path.join(site, 'docs', page, 'index.html')
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Runs a step at most once. */
function once<Result>(step: () => Result): () => Result {
  let result: { value: Result } | undefined
  return () => (result ??= { value: step() }).value
}

const errorsIn = ({ stderr }: { stderr: string }) =>
  stderr.split('\n').filter((line) => line !== '' && !line.startsWith('warning '))

/** Describes the differences of the site from another one; empty if their files are the same byte for byte. */
function differenceFrom(other: ReturnType<typeof readRelease>): string {
  const diff = releaseDiff(other, readRelease(site))
  return diff.pages.length + diff.hashed.length + diff.others.length > 0 ? diffText(diff) : ''
}

const firstBuild = once(() => {
  writeSmallContent()
  rmSync(site, { recursive: true, force: true })
  return runBuild(folders)
})

const killedBuild = once(async () => {
  firstBuild()
  const before = readRelease(site)
  appendFileSync(path.join(content, 'en/docs/cards/one.mdx'), '\n## One more section\n\nSee [two](./two.mdx).\n')
  appendFileSync(path.join(content, 'en/blog/2024/post-03.mdx'), '\nOne sentence more.\n')
  // the images are drawn while Next.js builds the export, which takes longer
  await killBuild(folders, 'images:')
  // as if Next had been writing this file
  writeFiles('.next', { 'diagnostics/build-diagnostics.json': '' })
  return { difference: differenceFrom(before) }
})

const buildAfterTextEdits = once(async () => {
  await killedBuild()
  return runBuild(folders)
})

const buildAfterTitleEdits = once(async () => {
  await buildAfterTextEdits()
  edit('en/docs/cards/two.mdx', 'title: Two', 'title: Another')
  edit('tags.yml', 'label: secret', 'label: Hidden')
  return runBuild(folders)
})

const buildWithoutEdits = once(async () => {
  await buildAfterTitleEdits()
  const before = readRelease(site)
  return { build: runBuild(folders), difference: differenceFrom(before) }
})

const completeBuild = once(async () => {
  await buildWithoutEdits()
  const { stdout } = runBuild({ content, outDir: complete }, '--all')
  return { stdout, difference: differenceFrom(readRelease(complete)) }
})

const buildAfterOtherEdits = once(async () => {
  await completeBuild()
  edit('rules/comments.ts', "en: 'Table comment'", "en: 'Comment of a table'")
  for (const file of ['sidebars.ts', 'en/docs/index.mdx', 'zh/docs/index.mdx', 'en/docs/only-english.md', 'en/blog'])
    rmSync(path.join(content, file), { recursive: true })
  writeFiles(content, {
    'en/docs/cards/new.mdx': '---\ntitle: New\n---\n\nA new page.\n',
    ...corpusDocs({ topics: 1, pagesPerTopic: corpusSize.pagesPerTopic }),
  })
  return runBuild(folders)
})

describe('a build that is killed during the export', () => {
  it('a build that is killed during the export leaves the published site unchanged', async () => {
    expect((await killedBuild()).difference).toBe('')
  })

  it('a build that is killed during the export does not break the next build', async () => {
    const build = await buildAfterTextEdits()
    expect([build.status, errorsIn(build)]).toEqual([0, []])
    expect(readFileSync(at('cards/one'), 'utf8')).toContain('One more section')
  })
})

describe('a build after edits of the text of a doc and of a post', () => {
  it('a build after edits of the text of a doc and of a post renders few pages and uses the cached ones', async () => {
    const { rendered, cached } = await buildAfterTextEdits()
    expect({ rendered, cached }).toEqual({ rendered: 36, cached: 10 })
  })

  it('a build after edits of the text of a doc and of a post writes the same bytes as a build that renders all pages', async () => {
    expect((await completeBuild()).difference).toBe('')
  })
})

describe('a build after edits of the title of a doc and of the label of a tag', () => {
  it('a build after edits of the title of a doc and of the label of a tag renders the pages that show them', async () => {
    const { rendered, cached } = await buildAfterTitleEdits()
    // the posts are cached, except for one of each language
    expect({ rendered, cached }).toEqual({ rendered: 42, cached: 4 })
    expect(readPage(site, 'cards').text('article')).toContain('Another')
    expect(readPage(site, 'cards/one').text('[data-sidebar]')).toContain('Another')
    expect(readPage(site, 'features').text('article + footer')).toContain('Hidden')
  })

  it('a build after edits of the title of a doc and of the label of a tag writes the same bytes as a build that renders all pages', async () => {
    expect((await completeBuild()).difference).toBe('')
  })
})

describe('a build without edits', () => {
  it('a build without edits neither compiles nor renders anything and keeps the site', async () => {
    const { build, difference } = await buildWithoutEdits()
    expect(build.stdout).toMatch(/^unchanged .+: \d+ pages, \d+ files, [\d.]+ MB\n$/)
    expect(difference).toBe('')
  })
})

describe('a build under another product name', () => {
  beforeAll(completeBuild)

  it('a build under another product name does not use the cache of the same pages under the name of the fixture site', () => {
    expect(readPage(complete, 'only-english').text('article summary')).toBe('More on Plan Doctor')
    const traces = listFiles(complete)
      .filter((file) => /\.(html|txt|md|xml|json|webmanifest)$/.test(file))
      .filter((file) => /Query Wizard|query-wizard|wizard\.example\.org\//.test(read(complete, file)))
    expect(traces).toEqual([])
  })
})

describe('a build with the code of the build before it', () => {
  const message = 'export: the app is unchanged since its last compile'

  it('a build with the code of the build before it renders pages without compiling the app', async () => {
    expect((await buildAfterOtherEdits()).stdout).toContain(message)
  })

  it('a build with the code of the build before it compiles the app with `--all`', async () => {
    expect((await completeBuild()).stdout).not.toContain(message)
  })
})

describe('a build after edits of sidebars, rules and the set of pages', () => {
  it('a build after edits of sidebars, rules and the set of pages renders all pages anew, so that each shows the edits', async () => {
    const build = await buildAfterOtherEdits()
    expect([build.status, errorsIn(build)]).toEqual([0, []])
    expect([build.rendered, build.cached]).toEqual([45, 0])
    expect(readPage(site, 'cards').text('article')).toContain('New')
    expect(readPage(site, 'cards/one').text('[data-sidebar]')).toContain('New')
    expect(readPage(site, 'features').text('article')).toContain('Comment of a table')
    expect(existsSync(at('cards/new'))).toBe(true)
    expect(existsSync(at('only-english'))).toBe(false)
    expect(existsSync(at('blog/2024/post-01'))).toBe(false)
  })
})

describe('a site without a home page, without posts and without `sidebars.ts`', () => {
  beforeAll(buildAfterOtherEdits)

  it('a site without a home page redirects from its home to the first page of the sidebar, which the logo links to as well', () => {
    expect(readPage(site, '').attribute('meta[http-equiv=refresh]', 'content')).toContain('/docs/cards/')
    expect(readPage(site, 'features').attribute('header > a', 'href')).toBe('/docs/cards/')
  })

  it('a site without `sidebars.ts` has a sidebar of its folders, and breadcrumbs without a home', () => {
    const { document } = readPage(site, 'topic-000/page-1')
    const labels = [...document.querySelectorAll('[data-sidebar] nav a')].map(({ textContent }) => textContent)
    expect(labels).toEqual(['Cards', 'Features', 'topic-000', 'Page 0', 'Page 1'])
    const breadcrumbs = [...document.querySelectorAll('nav[aria-label=Breadcrumbs] li')]
    expect(breadcrumbs.map(({ textContent }) => textContent)).toEqual(['topic-000', 'Page 1'])
    expect(breadcrumbs.map((item) => item.querySelector('a'))).toEqual([null, null])
  })

  it('a site without posts has an empty blog with a notice, and no placeholder page', () => {
    expect(readPage(site, 'blog').text('main')).toContain('There are no posts yet.')
    expect(listFiles(site).filter((file) => file.includes('/_/'))).toEqual([])
  })

  it('a site without posts has no feeds and no links to them', () => {
    expect(existsSync(path.join(site, 'docs/blog/rss.xml'))).toBe(false)
    expect(readPage(site, 'blog').document.querySelector('link[type="application/rss+xml"]')).toBeNull()
  })
})

describe('the size of a page', () => {
  beforeAll(buildAfterOtherEdits)

  it('the size of a page does not grow with the number of pages', () => {
    const page = 'topic-000/page-1'
    const [small = 0, large = 0] = [site, fixtureSite].map((folder) => brotliSize(readPage(folder, page).html))
    console.log(`one page, brotli: ${small} B in a site of 6 docs, ${large} B in one of 100 docs and 45 posts`)
    // the labels and URLs of 39 more categories take about 400 B; links to their 78 pages would take 260 B more
    expect(large - small).toBeLessThan(500)
  })
})
