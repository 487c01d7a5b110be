import { appendFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeDoc, makePost, makeTag, tempFolder } from '../content-files/test-fixtures'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import type { PagePath } from '../config/routes'
import { hashFiles } from '../node/code-hash'
import { compileInputs, sharedContentHash, sharedInputs, unsharedFiles } from './page-inputs'

const content: Snapshot = {
  docs: [makeDoc({ id: 'one' })],
  posts: [makePost({ id: '2025/post' })],
  sidebars: {},
  tags: [],
  authors: [],
  rules: [],
  synonyms: [],
  glossary: [],
  versions: [],
  redirects: [],
}

describe('the content that pages read without a query', () => {
  const changes = (edit: Partial<Snapshot>) =>
    sharedContentHash({ ...content, ...edit }) !== sharedContentHash({ ...content })

  it('its hash changes with rules, terms, settings and imported files', () => {
    const family = { name: 'joins', file: 'rules/joins.ts', page: 'one', rules: [], lines: {} }
    expect(changes({ rules: [family] })).toBe(true)
    expect(changes({ settings: { level: 'lenient' } })).toBe(true)
    expect(changes({ imported: { 'en/docs/_part.mdx': { file: 'content/en/docs/_part.mdx', text: 'Text.' } } })).toBe(
      true,
    )
    expect(changes({ hasFrames: true })).toBe(true)
  })

  it('its hash stays the same when pages, sidebars, tags, authors, redirects or synonyms change', () => {
    const moved = { from: { page: 'old/' as PagePath, anchor: '' }, to: { page: 'one/' as PagePath, anchor: '' } }
    const edit = { docs: [], posts: [], sidebars: { bar: ['one'] }, tags: [makeTag('mysql')], redirects: [moved] }
    expect(changes(edit)).toBe(false)
    expect(changes({ synonyms: [{ terms: ['join'], file: 'synonyms.yml' }] as never })).toBe(false)
  })
})

describe('inputs by the hash of files', () => {
  const files = {
    'package-lock.json': '{}',
    'next.config.ts': 'export default {}',
    '.env': 'SITE_URL=https://a.example.org',
    'app/page.tsx': 'page',
    'components/A.tsx': 'A',
    'lib/a.ts': 'a',
    'lib/a.test.ts': 'test of a',
    'messages/en.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'public/logo.svg': '<svg/>',
    'public/_sql/worker.js': '{}',
    'content/rules/joins.ts': 'rules',
    'content/en/docs/plan.svg': '<svg/>',
    'content/en/docs/one.mdx': 'Text.',
    'content/sql/recorded/1.json': '{}',
    'README.md': 'What it is.',
    'deploy/cloudfront-function.js': 'const moved = {}',
    'elsewhere/page.mdx': 'Text.',
    'elsewhere/folder/image.svg': '<svg/>',
  }
  /** Whether an edit of a file, or a new file, changes a hash. */
  const changes = (hash: () => string, file: string) => {
    const before = process.cwd()
    const folder = tempFolder(files)
    try {
      process.chdir(folder)
      symlinkSync(path.resolve('elsewhere/page.mdx'), 'content/en/docs/linked.mdx')
      symlinkSync(path.resolve('elsewhere/folder'), 'content/en/docs/folder')
      const first = hash()
      expect(hash()).toBe(first)
      appendFileSync(file, 'edited')
      return hash() !== first
    } finally {
      process.chdir(before)
    }
  }

  it.each([
    'package-lock.json',
    'next.config.ts',
    '.env',
    'app/page.tsx',
    'components/A.tsx',
    'lib/a.ts',
    'messages/en.json',
    'node_modules/.package-lock.json',
    'public/logo.svg',
    'content/rules/joins.ts',
    'content/en/docs/plan.svg',
    'content/sql/recorded/1.json',
    'content/synonyms.yml',
    'public/new.png',
    'elsewhere/folder/image.svg',
  ])('the hash of the shared inputs changes after an edit of %s', (file) =>
    expect(changes(sharedInputs, file)).toBe(true),
  )

  it.each([
    'lib/a.test.ts',
    'public/_sql/worker.js',
    'content/en/docs/one.mdx',
    'content/tags.yml',
    'content/sidebars.ts',
    'README.md',
  ])('the hash of the shared inputs stays the same after an edit of %s', (file) =>
    expect(changes(sharedInputs, file)).toBe(false),
  )

  it.each(['content/en/docs/one.mdx', 'content/authors.yml', 'elsewhere/page.mdx', 'deploy/cloudfront-function.js'])(
    'the hash of the inputs that pages do not share changes after an edit of %s',
    (file) => expect(changes(() => hashFiles(unsharedFiles()), file)).toBe(true),
  )

  it.each(['next.config.ts', '.env', 'components/A.tsx', 'messages/en.json', 'node_modules/.package-lock.json'])(
    'the hash of the inputs of a compile changes after an edit of %s',
    (file) => expect(changes(compileInputs, file)).toBe(true),
  )

  it.each(['lib/a.test.ts', 'public/logo.svg', 'content/rules/joins.ts', 'content/en/docs/one.mdx'])(
    'the hash of the inputs of a compile stays the same after an edit of %s',
    (file) => expect(changes(compileInputs, file)).toBe(false),
  )
})
