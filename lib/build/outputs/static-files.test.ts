import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { staticFiles } from '../../content-files/static-files'
import { tempFolder } from '../../content-files/test-fixtures'
import { copyStaticFiles } from './static-files'

it('the files of static/ are published at their paths, except hidden ones', async () => {
  const content = tempFolder({ 'static/img/a.svg': '<svg/>', 'static/.nojekyll': '' })
  const out = tempFolder({})
  await copyStaticFiles(out, staticFiles(content))
  expect([...staticFiles(content).keys()]).toEqual(['img/a.svg'])
  expect(readFileSync(path.join(out, 'docs/img/a.svg'), 'utf8')).toBe('<svg/>')
})

it('a file of static/ does not replace a file of the site', async () => {
  const content = tempFolder({ 'static/sitemap.xml': '' })
  const out = tempFolder({ 'docs/sitemap.xml': 'own' })
  await expect(copyStaticFiles(out, staticFiles(content))).rejects.toThrow('static/sitemap.xml')
})
