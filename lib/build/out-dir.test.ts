import { existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { finishedSite, outDir, outDirMistake } from './out-dir'

const build = { 'index.html': '', '404.html': '', 'docs/index.html': '', 'docs/_next/static/a.js': '' }

/** A folder's files, below another folder. */
const within = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))

describe('outDir', () => {
  it.each([
    ['out/', 'out'],
    ['./site//', 'site'],
    ['/srv/site/', '/srv/site'],
    ['/', '/'],
    ['', 'out'],
    [undefined, 'out'],
  ])('%j is the folder %s', (named, folder) => {
    expect(outDir(named)).toBe(folder)
  })
})

describe('finishedSite', () => {
  it('is the folder of a finished build', () => {
    const folder = tempFolder(build)
    expect(finishedSite(`${folder}/`)).toBe(folder)
  })

  it('says what to do where there is no folder', () => {
    expect(() => finishedSite('nowhere')).toThrow(new Error('there is no nowhere/: run `npm run build` first'))
  })

  it.each(['content', 'package.json'])('says that %s is none', (place) => {
    expect(() => finishedSite(place)).toThrow(new Error(`“${place}” is no finished site: it has no docs/_next/`))
  })
})

describe('outDirMistake', () => {
  /** What is wrong with `out` beside these files; paths are relative to their folder. */
  const mistake = (files: Readonly<Record<string, string>>) => {
    const root = tempFolder(files)
    return outDirMistake(path.join(root, 'out'))?.replaceAll(`${root}/`, '')
  }
  const refused = (entry: string) =>
    `a build would delete “${entry}”, which no build has made: remove it, or name another folder by OUT_DIR`

  it('a new folder, an empty one and a former build may become the site', () => {
    expect(mistake({})).toBeUndefined()
    expect(outDirMistake(tempFolder({}))).toBeUndefined()
    expect(mistake(within('out', { ...build, 'index.html.gz': '', '.nojekyll': '' }))).toBeUndefined()
  })

  it('what a build that died has left is no obstacle', () => {
    const staging = { 'out.next/404.html': '', 'out.next/docs/_next/static/a.js': '' }
    expect(mistake({ ...within('out.old', build), ...staging })).toBeUndefined()
  })

  it('a folder with files of others is refused', () => {
    expect(mistake({ 'out/thesis.txt': '' })).toBe(refused('out/thesis.txt'))
    expect(mistake({ 'out/docs/index.html': '', 'out/index.html': '' })).toBe(refused('out'))
  })

  it('a former build with files of others beside it is refused', () => {
    expect(mistake({ ...within('out', build), 'out/shop/index.html': '' })).toBe(refused('out/shop'))
  })

  it('so are folders that the build would delete beside it', () => {
    expect(mistake({ ...within('out', build), 'out.old/notes.txt': '' })).toBe(refused('out.old/notes.txt'))
    expect(mistake({ 'out.next/package.json': '' })).toBe(refused('out.next/package.json'))
  })

  it('a place below a file, or below a folder that cannot be written to, is refused', () => {
    const root = tempFolder({ file: 'text' })
    expect(outDirMistake(path.join(root, 'file', 'sub', 'out'))).toBe(
      `OUT_DIR is “${root}/file/sub/out”: “${root}/file” is a file`,
    )
    expect(outDirMistake('/proc/self/out')).toBe(
      'OUT_DIR is “/proc/self/out”: the folder “/proc/self” cannot be written to',
    )
  })

  it.skipIf(!existsSync('/dev/shm'))('a mount point is refused', () => {
    expect(outDirMistake('/dev/shm')).toContain('it is a mount point, which cannot be replaced')
  })

  it('a link is followed, and one that leads nowhere is refused', () => {
    const root = tempFolder(within('real', build))
    symlinkSync('real', path.join(root, 'out'))
    symlinkSync('gone', path.join(root, 'nowhere'))
    expect(path.resolve(outDir(path.join(root, 'out')))).toBe(path.join(root, 'real'))
    expect(outDirMistake(path.join(root, 'nowhere'))).toBe(
      `OUT_DIR is “${root}/nowhere”: it is a link that leads nowhere`,
    )
  })

  it('a file is refused', () => {
    expect(mistake({ out: 'text' })).toBe(refused('out'))
  })

  it.each(['.', '..', '/'])('%s is refused: it holds the project', (folder) => {
    expect(outDirMistake(folder)).toBe(`OUT_DIR is “${folder}”, which holds the project: name a folder of its own`)
  })

  it.each(['content', 'public', 'lib'])('the project’s own folder %s is refused', (folder) => {
    expect(outDirMistake(folder)).toContain(`a build would delete “${folder}/`)
  })
})
