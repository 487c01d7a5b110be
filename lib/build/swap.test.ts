import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { listFiles } from '../node/list-files'
import { recover, swapIn } from './swap'

/** A folder with a published site, perhaps a finished one, perhaps the rest of a build that died. */
function folders(files: Record<string, string>) {
  const root = tempFolder(files)
  const [finished, published] = [path.join(root, 'out.next'), path.join(root, 'out')]
  return { root, finished, published, text: () => readFileSync(path.join(published, 'index.html'), 'utf8') }
}

describe('swapIn', () => {
  it('the finished folder takes the published one’s place, and nothing else is left', () => {
    const { root, finished, published } = folders({
      'out/index.html': 'old',
      'out/gone.html': 'old',
      'out.next/index.html': 'new',
    })
    swapIn(finished, published)
    expect(listFiles(root)).toEqual(['out/index.html'])
    expect(readFileSync(path.join(published, 'index.html'), 'utf8')).toBe('new')
  })

  it('the first site is published where nothing was', () => {
    const { root, finished, published } = folders({ 'out.next/index.html': 'new' })
    swapIn(finished, published)
    expect(listFiles(root)).toEqual(['out/index.html'])
  })

  it('the rest of an earlier swap is not in the way', () => {
    const { root, finished, published, text } = folders({
      'out.old/index.html': 'older',
      'out/index.html': 'old',
      'out.next/index.html': 'new',
    })
    swapIn(finished, published)
    expect([listFiles(root), text()]).toEqual([['out/index.html'], 'new'])
  })
})

describe('recover', () => {
  it('brings the published folder back after a swap that died half-way', () => {
    const { published, text, root } = folders({ 'out.old/index.html': 'old' })
    recover(published)
    expect(text()).toBe('old')
    expect(existsSync(path.join(root, 'out.old'))).toBe(false)
  })

  it('leaves a published folder alone', () => {
    const { published, text } = folders({ 'out.old/index.html': 'older', 'out/index.html': 'old' })
    recover(published)
    expect(text()).toBe('old')
  })

  it('has nothing to do where nothing was published', () => {
    const { root, published } = folders({})
    recover(published)
    expect(listFiles(root)).toEqual([])
  })
})
