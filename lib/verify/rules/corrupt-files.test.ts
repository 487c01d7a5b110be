import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../../content-files/test-fixtures'
import { brokenEngine, brokenImages, brokenModules, brokenScripts, unparsableFile } from './corrupt-files'

const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message)

describe('machine-readable files', () => {
  it.each([
    ['docs/a.json', '{"a":[1]}'],
    ['docs/a.txt', '{"a":'],
    [
      'docs/atom.xml',
      '<?xml version="1.0"?>\n<feed a="1>0"><!-- <b> --><c/>&lt;p&gt; &#38; <d><![CDATA[<p> & ]]></d></feed>\n',
    ],
    ['docs/a.svg', '<svg xmlns=\'x\' xmlns:a="y" viewBox = "0 0 1 1"><a:b /></svg>'],
  ])('machine-readable files can be read: %s', (file, text) => {
    expect(unparsableFile(file, text)).toEqual([])
  })

  it.each([
    ['docs/a.json', '{"a":', ''],
    ['docs/manifest.webmanifest', '', ''],
    ['docs/rss.xml', '<rss><item></rss>', '1:17: unexpected close tag.'],
    ['docs/rss.xml', '<rss><item></item>', '1:18: unclosed tag: rss'],
    ['docs/rss.xml', '', '1:0: document must contain a root element.'],
    ['docs/rss.xml', '<a/><b/>', '1:7: documents may contain only one root.'],
    ['docs/rss.xml', '<a:b/>', '1:6: unbound namespace prefix: "a".'],
    ['docs/atom.xml', '<feed>A & B</feed>', '1:18: unclosed tag: feed'],
    ['docs/atom.xml', '<feed a="b&nbsp;c"/>', '1:16: undefined entity.'],
    ['docs/atom.xml', '<feed>1 < 2</feed>', '1:10: disallowed character in tag name'],
    ['docs/atom.xml', '<feed><![CDATA[cut off', '1:22: unclosed tag: feed'],
    ['docs/atom.xml', '<feed>\u0001</feed>', '1:7: disallowed character.'],
  ])('machine-readable files that cannot be parsed are reported: %s %s', (file, text, expected) => {
    expect(messages(unparsableFile(file, text)).join()).toContain(`cannot be read: ${expected}`)
  })
})

describe('images', () => {
  it('images must not be empty, and PNG files must not be truncated', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const folder = tempFolder({ 'empty.webp': '', 'empty.txt': '', 'a.svg': '<svg/>' })
    writeFileSync(path.join(folder, 'whole.png'), png)
    writeFileSync(path.join(folder, 'cut.png'), png.subarray(0, -9))
    expect(brokenImages(folder, ['a.svg', 'cut.png', 'empty.txt', 'empty.webp', 'whole.png'])).toEqual([
      { file: 'cut.png', message: 'the image is truncated' },
      { file: 'empty.webp', message: 'the image is empty' },
    ])
  })
})

describe('scripts and WebAssembly modules', () => {
  it('scripts that cannot be parsed are reported, and empty ones', () => {
    const files = {
      'docs/cut.js': 'const [a] = [1]\n;(() => {',
      'docs/empty.js': '',
      'docs/module.js': 'import { a } from "./b.js"\nexport const c = await a',
      'docs/old.js': 'var a = 010; with (Math) a = PI',
      'docs/text.txt': '{',
    }
    expect(brokenScripts(tempFolder(files), Object.keys(files))).toEqual([
      { file: 'docs/cut.js', line: 2, column: 10, message: 'the script cannot be read: Unexpected end of file' },
      { file: 'docs/empty.js', message: 'the script is empty' },
    ])
  })

  it('a folder without scripts has no broken scripts', () => {
    expect(brokenScripts(tempFolder({}), [])).toEqual([])
  })

  it('truncated WebAssembly modules are reported', () => {
    const folder = tempFolder({ 'empty.wasm': '' })
    // the header, and a section of five bytes
    const whole = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, 5, 4, 0x6e, 0x61, 0x6d, 0x65])
    writeFileSync(path.join(folder, 'whole.wasm'), whole)
    writeFileSync(path.join(folder, 'cut.wasm'), whole.subarray(0, -1))
    expect(brokenModules(folder, ['cut.wasm', 'empty.wasm', 'whole.wasm'])).toEqual([
      { file: 'cut.wasm', message: 'the WebAssembly module is truncated or invalid' },
      { file: 'empty.wasm', message: 'the WebAssembly module is truncated or invalid' },
    ])
  })
})

describe('the engine', () => {
  it('files of the engine must have the sizes that the worker contains', () => {
    const files = {
      'docs/_sql/1f/worker.js': 'var a={"pglite.wasm":4,"pglite.data":4,"empty-cluster.data":7}',
      'docs/_sql/1f/pglite.wasm': 'wasm',
      'docs/_sql/1f/pglite.data': 'dat',
    }
    expect(brokenEngine(tempFolder(files), Object.keys(files))).toEqual([
      { file: 'docs/_sql/1f/pglite.data', message: 'has 3 B instead of 4 B' },
    ])
  })
})
