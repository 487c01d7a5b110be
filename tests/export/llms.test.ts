import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(path.join('out/docs', file), 'utf8')
const firstGroups = (matches: Iterable<RegExpExecArray>) => [...matches].map(([, group]) => group ?? '')
/** The beginning of a Markdown file's text, without its frontmatter. */
const beginning = (file: string) => read(file).split('---\n\n').slice(1).join('---\n\n').slice(0, 200)

describe.each(['', 'zh/'])('below /docs/%s', (prefix) => {
  const list = read(`${prefix}llms.txt`)
  const listed = firstGroups(list.matchAll(/^- \[.+?\]\(https:\/\/docs\.example\.com\/docs\/(.*?)\)/gm))

  it('llms.txt has a title, a summary and sections, and lists Markdown files that exist, each once', () => {
    expect(list).toMatch(/^# SQL Tuner\n\n> .+\n\n.+\n\n## /)
    expect(listed).not.toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((file) => !existsSync(path.join('out/docs', file)))).toEqual([])
  })

  it('llms.txt lists every page of the language in the sitemap but for lists of posts and tags', () => {
    const inSitemap = firstGroups(
      read('sitemap.xml').matchAll(/<loc>https:\/\/docs\.example\.com\/docs\/(.*?)<\/loc>/g),
    )
    const own = inSitemap.filter((page) => page.startsWith('zh/') === (prefix === 'zh/'))
    const isList = (file: string) => /\/(blog|tags)\/(archive|tags|authors)?/.test(`/${file}`)
    expect(own).not.toEqual([])
    expect(own.map((page) => `${page}index.md`).filter((file) => !isList(file) && !listed.includes(file))).toEqual([])
  })

  it('llms-full.txt has the texts of the listed files', () => {
    const full = read(`${prefix}llms-full.txt`)
    expect(listed.filter((file) => !full.includes(beginning(file)))).toEqual([])
  })
})
