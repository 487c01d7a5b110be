import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { listFiles } from '../node/list-files'
import { recover, swapIn } from './swap'

/** Creates a folder with a published site and, optionally, a finished one and the rest of a build that was killed. */
function folders(files: Record<string, string>) {
  const root = tempFolder(files)
  const [finished, published] = [path.join(root, 'out.next'), path.join(root, 'out')]
  return { root, finished, published, text: () => readFileSync(path.join(published, 'index.html'), 'utf8') }
}

describe('swapIn', () => {
  it('swapIn replaces the published folder with the finished one and leaves no other folder', async () => {
    const { root, finished, published } = folders({
      'out/index.html': 'old',
      'out/gone.html': 'old',
      'out.next/index.html': 'new',
    })
    await swapIn(finished, published)
    expect(listFiles(root)).toEqual(['out/index.html'])
    expect(readFileSync(path.join(published, 'index.html'), 'utf8')).toBe('new')
  })

  it('swapIn publishes the first site if no published folder exists', async () => {
    const { root, finished, published } = folders({ 'out.next/index.html': 'new' })
    await swapIn(finished, published)
    expect(listFiles(root)).toEqual(['out/index.html'])
  })

  it('swapIn deletes the previous folder that an interrupted swap has left', async () => {
    const { root, finished, published, text } = folders({
      'out.old/index.html': 'older',
      'out/index.html': 'old',
      'out.next/index.html': 'new',
    })
    await swapIn(finished, published)
    expect([listFiles(root), text()]).toEqual([['out/index.html'], 'new'])
  })
})

describe('recover', () => {
  it('recover restores the published folder after an interrupted swap', () => {
    const { published, text, root } = folders({ 'out.old/index.html': 'old' })
    recover(published)
    expect(text()).toBe('old')
    expect(existsSync(path.join(root, 'out.old'))).toBe(false)
  })

  it('recover does not change an existing published folder', () => {
    const { published, text } = folders({ 'out.old/index.html': 'older', 'out/index.html': 'old' })
    recover(published)
    expect(text()).toBe('old')
  })

  it('recover does nothing if no site was published', () => {
    const { root, published } = folders({})
    recover(published)
    expect(listFiles(root)).toEqual([])
  })
})
