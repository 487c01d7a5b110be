import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeContent, writeFiles } from '../support/content-folder'
import { runBuild } from './run-build'

const content = path.join('.cache', 'content', 'rejected')
const site = path.join('.cache', 'sites', 'rejected')
const marker = path.join(site, 'docs', 'index.html')

describe('rejected builds', () => {
  beforeEach(() => {
    rmSync(site, { recursive: true, force: true })
    // the framework's folder identifies the output of a build
    writeFiles(site, { 'docs/index.html': 'the old site', 'docs/_next/build.js': '' })
  })

  it('a build leaves the published site unchanged when content has errors, and prints all of them', () => {
    writeContent(content, {
      'en/docs/one.mdx': '---\ntitel: One\n---\n\nText.\n',
      'en/docs/two.mdx': '---\ntitle: Two\n---\n\n<Admonitoin>\n',
      'en/docs/three.mdx': '---\ntitle: Three\n---\n\nText.\n',
    })
    const { status, stderr } = runBuild({ content, outDir: site })
    expect(status).not.toBe(0)
    expect(stderr).toContain(
      `${content}/en/docs/one.mdx:2:1: unknown frontmatter field “titel” (did you mean “title”?)`,
    )
    expect(stderr).toContain(`${content}/en/docs/one.mdx:1:1: frontmatter has no “title”: add a line \`title: …\``)
    expect(stderr).toContain(`${content}/en/docs/two.mdx:5:1:`)
    expect(stderr).toContain(`build failed; ${site}/ is unchanged`)
    expect(readFileSync(marker, 'utf8')).toBe('the old site')
  })

  it('a build leaves the published site unchanged when its folder contains files that no build writes, and prints that first', () => {
    writeFiles(site, { 'notes.txt': 'mine' })
    const { status, stdout, stderr } = runBuild({ content, outDir: `${site}/` })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`a build would delete “${site}/notes.txt”, which is not a build output`)
    expect(readFileSync(marker, 'utf8')).toBe('the old site')
  })
})
