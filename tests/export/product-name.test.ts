import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeFiles } from '@/lib/node/code-hash'
import { listFiles } from '@/lib/node/list-files'
import { readPage } from '../support/files'
import { fixtureOrigin, fixtureSite } from '../support/fixture-site'

/** The default name, slug and host of the product, which `lib/config/site.ts` alone may contain. */
const defaults = /SQL Tuner|sql-tuner|docs\.example\.com/
const isText = (file: string) => !/\.(?:png|jpe?g|webp|gif|ico|woff2?|wasm|data|gz|br)$/.test(file)
const filesWithDefaults = (files: readonly string[]) =>
  files.filter((file) => isText(file) && defaults.test(readFileSync(file, 'utf8')))

describe('another product name', () => {
  it('another product name changes titles, texts, headings, the navbar, tags and URLs', () => {
    const page = readPage(fixtureSite, '')
    expect(page.text('title')).toBe('Optimise your SQL queries by clicks | Query Wizard')
    expect(page.text('main')).toContain('Welcome to Query Wizard')
    expect(readPage(fixtureSite, 'made').text('h1')).toBe('All of Query Wizard')
    expect(page.text('header')).toContain('Query Wizard')
    expect(page.attribute('link[rel=canonical]', 'href')).toBe(`${fixtureOrigin}/docs/`)
    expect(existsSync(path.join(fixtureSite, 'docs/tags/query-wizard-api/index.html'))).toBe(true)
    expect(existsSync(path.join(fixtureSite, 'docs/tags/sql-tuner-api'))).toBe(false)
    expect(readFileSync(path.join(fixtureSite, 'docs/sitemap.xml'), 'utf8')).toContain(`${fixtureOrigin}/docs/faq/`)
  })

  it('another product name leaves no trace of the default name in any text file of the site', () => {
    expect(filesWithDefaults(listFiles(fixtureSite).map((file) => path.join(fixtureSite, file)))).toEqual([])
  })
})

describe('the default product name', () => {
  // a site of generated content does not show every template, message, rule and page
  it('the default product name is written in `lib/config/site.ts` only, not in code, messages or content', () => {
    const sources = ['app', 'components', 'lib', 'messages', 'content', 'instrumentation-client.ts', 'next.config.ts']
    expect(filesWithDefaults(sources.flatMap(codeFiles))).toEqual(
      [
        // test data
        'lib/inline-scripts/test-analytics-page.ts',
        'lib/verify/test-site.ts',
        // an example in a doc comment
        'lib/verify/published.ts',
        // an example in an error message
        'lib/config/site-check.ts',
        'lib/config/site.ts',
      ].sort(),
    )
  })
})
