import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPage } from '../support/files'

it('every row of the rule table links its code to a section that exists', () => {
  const { document } = readPage('out', 'insides/rules')
  const codes = [...document.querySelectorAll('tbody tr td:first-child a')]
  expect(codes.length).toBe(document.querySelectorAll('tbody tr').length)
  const links = codes.map((code) => code.getAttribute('href') ?? '')
  expect(links).toContain('/docs/insides/audit/dbDesign/nameConversion/#nm04')
  const missing = links.filter((link) => {
    const [page, hash] = link.split('#')
    return !readFileSync(`out${page}index.html`, 'utf8').includes(` id=${hash}>`)
  })
  expect(missing).toEqual([])
})
