import { describe, expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const page = mdx('title: A')
const said = async (file: string) => (await checkFiles({ 'en/docs/a.mdx': page, [file]: page })).reports
const wrongFolder = 'pages must be in one of these folders: en/docs/, en/blog/, zh/docs/, zh/blog/'

describe('unused pages', () => {
  it.each([
    'en/stray.mdx',
    'en/pages/stray.md',
    'en/Docs/stray.mdx',
    'fr/docs/stray.mdx',
    'EN/docs/stray.mdx',
    'docs/stray.md',
    'stray.mdx',
    'rules/stray.md',
    'fr/docs/stray.MDX',
  ])('a page outside of the folders of pages is reported with these folders: %s', async (file) => {
    expect(await said(file)).toEqual([`${file}:1:1: ${wrongFolder}`])
  })

  it.each([
    ['en/docs/b.MDX', 'b.mdx'],
    ['zh/docs/guides/b.Md', 'b.md'],
    ['en/blog/2024/b.markdown', 'b.md'],
    ['en/docs/b.mdown', 'b.md'],
  ])('a page with another extension is reported with the right extension: %s', async (file, name) => {
    expect(await said(file)).toEqual([`${file}:1:1: this extension is not read: rename the file to ${name}`])
  })
})

describe('unused settings files', () => {
  it.each([
    ['tags.yaml', 'tags.yml'],
    ['Authors.yml', 'authors.yml'],
    ['sidebars.yml', 'sidebars.ts'],
    ['en/tags.yml', 'tags.yml'],
    ['en/blog/authors.yml', 'authors.yml'],
    ['openapi.yaml', 'api/openapi.yaml'],
    ['api/openapi.yml', 'api/openapi.yaml'],
  ])('a settings file that is not read is reported with its path: %s', async (file, place) => {
    expect(await said(file)).toEqual([`${file}:1:1: this file is not read here: move it to ${place}`])
  })
})

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'sql/README.md',
  'api/README.md',
  'node_modules/x/readme.md',
  '.github/notes.md',
  'notes.txt',
  'en/docs/a.mdx~',
  'en/docs/.b.mdx.swp',
  'en/docs/.DS_Store',
  'en/docs/#a.mdx#',
  'en/docs/a.mdx.orig',
  'en/docs/img/plan.svg',
  'en/plan.png',
  'fr/plan.png',
  'en/docs/tags.png',
])('a file that is used, or that has no effect, is not reported: %s', async (file) => {
  expect(await said(file)).toEqual([])
})
