import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { applyPlan, targetError } from './apply'
import { Plan } from './plan'

function planOf(files: Record<string, string>): Plan {
  const plan = new Plan()
  for (const [to, content] of Object.entries(files)) plan.add(to, { content })
  return plan
}

it('a second migration writes only the files that have changed in the source, and deletes files that the source no longer has', () => {
  const to = tempFolder({})
  expect(applyPlan(planOf({ 'en/docs/a.md': 'a', 'en/docs/b.md': 'b', 'en/docs/c/d.md': 'd' }), to).written).toEqual([
    'en/docs/a.md',
    'en/docs/b.md',
    'en/docs/c/d.md',
  ])
  expect(applyPlan(planOf({ 'en/docs/a.md': 'a', 'en/docs/b.md': 'new' }), to)).toEqual({
    written: ['en/docs/b.md'],
    unchanged: ['en/docs/a.md'],
    edited: [],
    deleted: ['en/docs/c/d.md'],
  })
  expect(existsSync(path.join(to, 'en/docs/c'))).toBe(false)
})

it('a migration does not write a file that was edited or deleted by hand, nor do later ones', () => {
  const to = tempFolder({})
  applyPlan(planOf({ a: 'a', b: 'b', c: 'c' }), to)
  writeFileSync(path.join(to, 'a'), 'mine')
  writeFileSync(path.join(to, 'c'), 'mine')
  rmSync(path.join(to, 'b'))
  expect(applyPlan(planOf({ a: 'new', b: 'new' }), to)).toMatchObject({ written: [], edited: ['a', 'b', 'c'] })
  expect(applyPlan(planOf({ a: 'newer', b: 'newer' }), to)).toMatchObject({ written: [], edited: ['a', 'b'] })
  expect(readFileSync(path.join(to, 'a'), 'utf8')).toBe('mine')
  expect(existsSync(path.join(to, 'b'))).toBe(false)
})

it('a migration writes neither into its source nor into a folder with other files', () => {
  const folder = tempFolder({ 'site/docs/a.md': '', 'mine/en/docs/a.md': '' })
  const site = path.join(folder, 'site')
  expect(targetError(site, path.join(site, 'out'))).toContain('name another folder')
  expect(targetError(site, path.join(folder, 'mine'))).toContain('does not come from a migration')
  expect(targetError(site, path.join(folder, 'new'))).toBeUndefined()
})

it('a migration does not write to a file', () => {
  const folder = tempFolder({ 'site/docs/a.md': '', 'notes.txt': '' })
  const file = path.join(folder, 'notes.txt')
  expect(targetError(path.join(folder, 'site'), file)).toBe(`${file} is a file: name a new folder`)
})
