import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { watchFolder } from './watch-folder'

/** A watched folder with a page; `reports` does something in it and waits until that is reported. */
function watched(root = tempFolder({ 'docs/guides/a.mdx': 'one' })) {
  const changed = vi.fn()
  onTestFinished(watchFolder(root, changed))
  const reports = async (act: () => void) => {
    // what the act before has set off is not this one's
    await new Promise((resolve) => setTimeout(resolve, 50))
    changed.mockClear()
    act()
    await expect.poll(() => changed).toHaveBeenCalled()
  }
  return { guides: path.join(root, 'docs', 'guides'), changed, reports }
}

it('every save of a file is reported, also after another file has replaced it', async () => {
  const { guides, reports } = watched()
  const [page, backup] = [path.join(guides, 'a.mdx'), path.join(guides, 'a.mdx~')]
  await reports(() => writeFileSync(page, 'two'))
  await reports(() => writeFileSync(backup, 'three'))
  await reports(() => renameSync(backup, page))
  await reports(() => writeFileSync(page, 'four'))
  await reports(() => {
    rmSync(page)
    writeFileSync(page, 'five')
  })
  await reports(() => writeFileSync(page, 'six'))
})

it('saves in a new folder, and in one that has replaced another, are reported', async () => {
  const { guides, reports } = watched()
  const deep = path.join(guides, 'new', 'deep')
  await reports(() => mkdirSync(deep, { recursive: true }))
  await reports(() => writeFileSync(path.join(deep, 'b.mdx'), 'one'))
  await reports(() => {
    rmSync(guides, { recursive: true })
    mkdirSync(guides)
  })
  await reports(() => writeFileSync(path.join(guides, 'a.mdx'), 'two'))
  await reports(() => writeFileSync(path.join(guides, 'a.mdx'), 'three'))
})

it('saves are reported after the watched folder itself has been replaced, as by another branch', async () => {
  const root = path.join(tempFolder({ 'content/a.mdx': 'one', 'other/a.mdx': 'two' }), 'content')
  const { changed, reports } = watched(root)
  await reports(() => rmSync(root, { recursive: true }))
  await reports(() => renameSync(path.join(root, '..', 'other'), root))
  expect(changed).toHaveBeenCalledWith('')
  await reports(() => writeFileSync(path.join(root, 'a.mdx'), 'three'))
  expect(changed).toHaveBeenCalledWith('a.mdx')
})

it('saves behind symbolic links to folders and files are reported by the paths of the links', async () => {
  const outside = tempFolder({ 'shared/deep/b.mdx': 'one', 'c.mdx': 'one', 'd.mdx': 'one' })
  const root = tempFolder({ 'docs/a.mdx': 'one' })
  symlinkSync(path.join(outside, 'shared'), path.join(root, 'docs', 'shared'))
  symlinkSync(path.join(outside, 'c.mdx'), path.join(root, 'docs', 'c.mdx'))
  // contains itself
  symlinkSync(root, path.join(root, 'docs', 'circle'))
  // its target does not exist
  symlinkSync(path.join(outside, 'missing'), path.join(root, 'docs', 'broken'))
  const { changed, reports } = watched(root)
  await reports(() => writeFileSync(path.join(outside, 'shared', 'deep', 'b.mdx'), 'two'))
  expect(changed).toHaveBeenCalledWith(path.join('docs', 'shared', 'deep', 'b.mdx'))
  await reports(() => writeFileSync(path.join(outside, 'c.mdx'), 'two'))
  expect(changed).toHaveBeenCalledWith(path.join('docs', 'c.mdx'))
  // replaced, the way some editors save
  await reports(() => renameSync(path.join(outside, 'd.mdx'), path.join(outside, 'c.mdx')))
  await reports(() => writeFileSync(path.join(outside, 'c.mdx'), 'three'))
})

it('saves behind a symbolic link that is created later are reported', async () => {
  const outside = tempFolder({ 'shared/b.mdx': 'one' })
  const { guides, changed, reports } = watched()
  await reports(() => symlinkSync(path.join(outside, 'shared'), path.join(guides, 'shared')))
  await reports(() => writeFileSync(path.join(outside, 'shared', 'b.mdx'), 'two'))
  expect(changed).toHaveBeenCalledWith(path.join('docs', 'guides', 'shared', 'b.mdx'))
})
