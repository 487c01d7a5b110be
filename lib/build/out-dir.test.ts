import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { writeHostFiles } from './outputs/host-files'
import { builtSite, createSiteFolder, isPreview, outDir, outDirError } from './out-dir'

const build = { 'index.html': '', '404.html': '', 'docs/index.html': '', 'docs/_next/static/a.js': '' }

/** Moves files into a folder. */
const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))

describe('outDir', () => {
  it.each([
    ['out/', 'out'],
    ['./site//', 'site'],
    ['/srv/site/', '/srv/site'],
    ['/', '/'],
    ['', 'out'],
    [undefined, 'out'],
  ])('outDir resolves OUT_DIR=%j to the folder %s', (named, folder) => {
    expect(outDir(named)).toBe(folder)
  })
})

describe('isPreview', () => {
  it('isPreview returns true only for a site whose home page is hidden from search engines', () => {
    expect(isPreview(tempFolder(build))).toBe(false)
    const home = '<head><meta name="robots" content="noindex, nofollow"/></head>'
    expect(isPreview(tempFolder({ ...build, 'docs/index.html': home }))).toBe(true)
  })
})

describe('createSiteFolder', () => {
  it('createSiteFolder creates the folders of the languages and of the framework, without files of an earlier site', () => {
    const folder = tempFolder(build)
    createSiteFolder(folder)
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['docs', 'docs/_next', 'docs/zh'])
  })
})

describe('builtSite', () => {
  it('builtSite returns the folder of a build output', () => {
    const folder = tempFolder(build)
    expect(builtSite(`${folder}/`)).toBe(folder)
  })

  it('builtSite throws an error that names the build command if the folder does not exist', () => {
    expect(() => builtSite('nowhere')).toThrow(new Error('there is no nowhere/: run `npm run build` first'))
  })

  it.each(['content', 'package.json'])('builtSite throws for %s, which is not a build output', (folder) => {
    expect(() => builtSite(folder)).toThrow(new Error(`“${folder}” is not a build output: it has no docs/_next/`))
  })
})

describe('outDirError', () => {
  /** Returns the error for the folder `out` beside these files; paths are relative to their folder. */
  const errorFor = (files: Readonly<Record<string, string>>) => {
    const root = tempFolder(files)
    return outDirError(path.join(root, 'out'))?.replaceAll(`${root}/`, '')
  }
  const refused = (entry: string) =>
    `a build would delete “${entry}”, which is not a build output: remove it, or set OUT_DIR to another folder`

  it('outDirError accepts a new folder, an empty folder and a previous build', () => {
    expect(errorFor({})).toBeUndefined()
    expect(outDirError(tempFolder({}))).toBeUndefined()
    expect(errorFor(inFolder('out', { ...build, 'index.html.gz': '', '.nojekyll': '' }))).toBeUndefined()
  })

  it('outDirError accepts a previous build with every file for hosts', () => {
    const folder = tempFolder(build)
    writeHostFiles(folder, [], [])
    expect(outDirError(folder)).toBeUndefined()
  })

  it('outDirError accepts the staging folders of a build that was killed', () => {
    const staging = { 'out.next/404.html': '', 'out.next/docs/_next/static/a.js': '' }
    expect(errorFor({ ...inFolder('out.old', build), ...staging })).toBeUndefined()
  })

  it('outDirError accepts the staging folder of a build that was killed when it had just begun', () => {
    const folder = path.join(tempFolder({}), 'out')
    createSiteFolder(`${folder}.next`)
    expect(outDirError(folder)).toBeUndefined()
  })

  it('outDirError rejects a folder with other files', () => {
    expect(errorFor({ 'out/thesis.txt': '' })).toBe(refused('out/thesis.txt'))
    expect(errorFor({ 'out/docs/index.html': '', 'out/index.html': '' })).toBe(refused('out'))
  })

  it('outDirError rejects a previous build that contains other files', () => {
    expect(errorFor({ ...inFolder('out', build), 'out/shop/index.html': '' })).toBe(refused('out/shop'))
  })

  it('outDirError rejects a folder if the staging folders beside it contain other files', () => {
    expect(errorFor({ ...inFolder('out', build), 'out.old/notes.txt': '' })).toBe(refused('out.old/notes.txt'))
    expect(errorFor({ 'out.next/package.json': '' })).toBe(refused('out.next/package.json'))
  })

  it('outDirError rejects a path below a file or below a read-only folder', () => {
    const root = tempFolder({ file: 'text' })
    expect(outDirError(path.join(root, 'file', 'sub', 'out'))).toBe(
      `OUT_DIR is “${root}/file/sub/out”: “${root}/file” is a file`,
    )
    expect(outDirError('/proc/self/out')).toBe(
      'OUT_DIR is “/proc/self/out”: the folder “/proc/self” cannot be written to',
    )
  })

  it.skipIf(!existsSync('/dev/shm'))('outDirError rejects a mount point', () => {
    expect(outDirError('/dev/shm')).toContain('it is a mount point, which cannot be replaced')
  })

  it('outDirError follows a symbolic link and rejects one whose target does not exist', () => {
    const root = tempFolder(inFolder('real', build))
    symlinkSync('real', path.join(root, 'out'))
    symlinkSync('gone', path.join(root, 'nowhere'))
    expect(path.resolve(outDir(path.join(root, 'out')))).toBe(path.join(root, 'real'))
    expect(outDirError(path.join(root, 'nowhere'))).toBe(
      `OUT_DIR is “${root}/nowhere”: it is a symbolic link to a folder that does not exist`,
    )
  })

  it('outDirError rejects a file', () => {
    expect(errorFor({ out: 'text' })).toBe(refused('out'))
  })

  it.each(['.', '..', '/'])('outDirError rejects %s, which contains the project', (folder) => {
    expect(outDirError(folder)).toBe(`OUT_DIR must not contain the project, got “${folder}”: use a separate folder`)
  })

  it.each(['content', 'public', 'lib'])('outDirError rejects the project’s own folder %s', (folder) => {
    expect(outDirError(folder)).toContain(`a build would delete “${folder}/`)
  })
})
