import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { watchFolder } from './watch-folder'

/** A watched folder with a page; `reports` does something in it and waits until that is reported. */
function watched() {
  const root = tempFolder({ 'docs/guides/a.mdx': 'one' })
  const changed = vi.fn()
  onTestFinished(watchFolder(root, changed))
  const reports = async (act: () => void) => {
    // what the act before has set off is not this one's
    await new Promise((resolve) => setTimeout(resolve, 50))
    changed.mockClear()
    act()
    await expect.poll(() => changed).toHaveBeenCalled()
  }
  return { guides: path.join(root, 'docs', 'guides'), reports }
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
